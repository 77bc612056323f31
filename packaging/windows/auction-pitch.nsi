; packaging/windows.sh makes the setup program of this, with makensis. VERSION, FILES and OUT are given there.
; It installs for the player alone and asks for no rights.

; Of 64 bits, as the program is.
Target amd64-unicode
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include "MUI2.nsh"

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\AuctionPitch"

Name "Auction Pitch"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Auction Pitch"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Auction Pitch"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Auction Pitch Setup"
VIAddVersionKey "CompanyName" "The Auction Pitch developers"
VIAddVersionKey "LegalCopyright" "Copyright 2026 The Auction Pitch developers. MIT license."

!define MUI_ICON "${FILES}/auction-pitch.ico"
!define MUI_UNICON "${FILES}/auction-pitch.ico"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\Auction Pitch.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Swedish"

Section
  SetOutPath "$INSTDIR"
  File "${FILES}/Auction Pitch.exe"
  File "${FILES}/auction-pitch.exe"
  File "${FILES}/README.md"
  File "${FILES}/CHANGELOG.md"
  File "${FILES}/LICENSE.txt"
  File "${FILES}/FiraSans-LICENSE.txt"
  File "${FILES}/Kalam-LICENSE.txt"
  File "${FILES}/third-party.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Auction Pitch.lnk" "$INSTDIR\Auction Pitch.exe"

  ; Other programs have files of this ending as well: it is offered, and takes nothing from them.
  WriteRegStr HKCU "${CLASSES}\AuctionPitch.File" "" "Auction Pitch game or rule set"
  WriteRegStr HKCU "${CLASSES}\AuctionPitch.File\DefaultIcon" "" "$INSTDIR\auction-pitch.exe,0"
  WriteRegStr HKCU "${CLASSES}\AuctionPitch.File\shell\open\command" "" '"$INSTDIR\Auction Pitch.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\.ron\OpenWithProgids" "AuctionPitch.File" ""

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Auction Pitch"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\auction-pitch.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Auction Pitch developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Saved games and settings are in other folders, and stay.
Section "Uninstall"
  Delete "$INSTDIR\Auction Pitch.exe"
  Delete "$INSTDIR\auction-pitch.exe"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\FiraSans-LICENSE.txt"
  Delete "$INSTDIR\Kalam-LICENSE.txt"
  Delete "$INSTDIR\third-party.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Auction Pitch.lnk"
  DeleteRegKey HKCU "${CLASSES}\AuctionPitch.File"
  DeleteRegValue HKCU "${CLASSES}\.ron\OpenWithProgids" "AuctionPitch.File"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
