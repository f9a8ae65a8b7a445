'use client';

export { isShortcut, shortcutLabel } from './shell/commands/shortcut.js';
export { useIsMac } from './shell/commands/useIsMac.js';
export { keptInSight, type Placement } from './picture/interactive/geometry.js';
export { safeAddress } from './picture/interactive/links.js';
export { SearchBox, type SearchBoxProps, type TextSearch } from './picture/interactive/SearchBox.js';
export { useNarrow } from './shell/layout/useNarrow.js';
export { useRovingFocus, type RovingFocus } from './shell/toolbar/useRovingFocus.js';
export { MovingLayer } from './picture/interactive/movingLayer.js';
export { History } from './surface/history.js';
export { Fingers, moveByWheel, type MovedView } from './surface/movedView.js';
export { ZoomControls, type Zoomed, type ZoomMessages } from './surface/ZoomControls.js';
export { AddressField, type AddressFieldProps, type AddressMessages } from './surface/panel/AddressField.js';
export { CanvasPanel, type CanvasPanelProps } from './surface/panel/CanvasPanel.js';
export { pressBeside, type CanvasBeside } from './surface/panel/pressBeside.js';
export { returnFocus, takesKeys } from './surface/panel/returnFocus.js';
export { readAddress, type AddressReading } from './surface/panel/readAddress.js';
export {
  ReplaceBox,
  type ReplaceBoxProps,
  type ReplaceMessages,
  type ReplacingSearch,
} from './surface/panel/ReplaceBox.js';
export { SearchToggle, type SearchToggleProps } from './surface/panel/SearchToggle.js';
