/** A key with its modifiers. */
interface Keys {
  readonly key: string;
  readonly mod: boolean;
  /** Ctrl on every keyboard. */
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

function keysOf(shortcut: string): Keys {
  // The last sign is the key, even where that is a hyphen itself.
  const parts = shortcut.split(/-(?=.)/);
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1) ?? '',
    mod: has('Mod'),
    ctrl: has('Ctrl'),
    shift: has('Shift'),
    alt: has('Alt'),
  };
}

/** The keys whose character depends on Shift, Alt and the keyboard, by their place on it. */
const PLACES: Readonly<Record<string, string>> = { Slash: '/', Comma: ',', Period: '.' };

/** Returns the key that was pressed, whatever character the modifiers make of it. */
function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const place = /^(?:Key([A-Z])|Digit(\d))$/.exec(code);
  return place?.[1]?.toLowerCase() ?? place?.[2] ?? PLACES[code] ?? key;
}

/**
 * Tells whether an event is the pressing of a shortcut. Keys that an input method or AltGr takes are none.
 *
 * @param mac Whether `Mod` is Command rather than Ctrl.
 */
export function isShortcut(shortcut: string, event: KeyboardEvent, mac: boolean): boolean {
  if (event.isComposing || event.getModifierState('AltGraph')) return false;
  const { key, mod, ctrl, shift, alt } = keysOf(shortcut);
  if (event.metaKey !== (mac && mod) || event.ctrlKey !== (ctrl || (mod && !mac))) return false;
  if (event.shiftKey !== shift || event.altKey !== alt) return false;
  return pressedKey(event) === key;
}

/** Returns a shortcut as people read it: `Ctrl+Shift+P`, on a Mac `⇧⌘P`. */
export function shortcutLabel(shortcut: string, mac: boolean): string {
  const { key, mod, ctrl, shift, alt } = keysOf(shortcut);
  const name = key.length === 1 ? key.toUpperCase() : key;
  if (mac) return `${ctrl ? '⌃' : ''}${alt ? '⌥' : ''}${shift ? '⇧' : ''}${mod ? '⌘' : ''}${name}`;
  return [(mod || ctrl) && 'Ctrl', alt && 'Alt', shift && 'Shift', name].filter(Boolean).join('+');
}

/** Returns a shortcut as `aria-keyshortcuts` wants it (https://www.w3.org/TR/wai-aria-1.2/#aria-keyshortcuts). */
export function ariaShortcut(shortcut: string, mac: boolean): string {
  const { key, mod, ctrl, shift, alt } = keysOf(shortcut);
  const name = key.length === 1 ? key.toUpperCase() : key;
  return [(ctrl || (mod && !mac)) && 'Control', mod && mac && 'Meta', alt && 'Alt', shift && 'Shift', name]
    .filter(Boolean)
    .join('+');
}
