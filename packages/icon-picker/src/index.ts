export { IconColourPicker, useIconColour, type IconColourPickerProps } from './IconColourPicker.js';
export { iconColours, type IconColour } from './iconColours.js';
export { IconFont, type IconFontProps } from './IconFont.js';
export { IconPicker, type IconPickerProps } from './IconPicker.js';
export { ICON_SCRIPT_LIMIT_MS, type IconScriptState } from './iconScript.js';
export { LetuIcon, type LetuIconProps } from './LetuIcon.js';
export { searchIcons } from './searchIcons.js';
export { iconNames, isIconName, type LetuIconName } from './symbols.js';
