import { Input } from 'antd';
import { useId, useState } from 'react';
import { readColor } from '@letu/core/palette';
import { mapLook } from '../../../themes/looks.js';
import { ChoiceGrid } from '../ChoiceGrid.js';
import { useMapState, usePanelsHost, usePanelText } from '../panelsHost.js';
import type { StylePart } from './styleParts.js';

/** Colours for whatever theme a map has, in light and dark tones. */
const SWATCHES = (
  '#ffffff #e5e7eb #9ca3af #4b5563 #111827 #fecaca #fed7aa #fef08a #bbf7d0 #bae6fd #ddd6fe #fbcfe8 ' +
  '#dc2626 #ea580c #ca8a04 #16a34a #0284c7 #7c3aed #db2777'
).split(' ');
const COLUMNS = 8;
const ALMOST_BLACK = '#262626';

export interface ColorFieldProps {
  readonly label: string;
  readonly part: StylePart<'fill' | 'border' | 'color' | 'line'>;
  readonly isLocked: boolean;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** A colour of topics: what it is, and below it, once it is opened, what it can be. */
export function ColorField({ label, part, isLocked, isOpen, onToggle }: ColorFieldProps) {
  const text = usePanelText();
  const id = useId();
  const { own, shownEach } = part;
  const said = own.isMixed ? text.mixed : (own.value ?? text.byTheme);
  return (
    <div className="letu-map-color">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isLocked}
        onClick={onToggle}
      >
        <span>{label}</span>
        <span className="letu-map-color-said">{said}</span>
        <Swatch colors={shownEach} />
      </button>
      {isOpen && !isLocked && (
        <div id={id} role="group" aria-label={label}>
          <ColorChoices label={label} part={part} />
        </div>
      )}
    </div>
  );
}

/** The most colours that one swatch shows. */
const MOST_IN_SWATCH = 4;

/** The colours that topics show, beside each other. */
function Swatch({ colors }: { readonly colors: readonly (string | undefined)[] }) {
  const shown = colors.slice(0, MOST_IN_SWATCH);
  const share = 100 / shown.length;
  const stops = shown.map((color, at) => {
    const solid = color === undefined || color === 'none' ? 'transparent' : color;
    return `${solid} ${at * share}% ${(at + 1) * share}%`;
  });
  const isNone = shown.length === 1 && shown[0] === 'none';
  return (
    <span
      className="letu-map-swatch"
      data-none={isNone || undefined}
      style={isNone ? undefined : { background: `linear-gradient(to right, ${stops.join(', ')})` }}
    />
  );
}

function ColorChoices({ label, part }: Pick<ColorFieldProps, 'label' | 'part'>) {
  const { theme: scheme, store } = usePanelsHost();
  const text = usePanelText();
  const id = useId();
  const { palette } = mapLook(useMapState().map.settings, scheme);
  const colors = [
    ...new Set([...palette.branches.slice(0, COLUMNS), palette.root, palette.accent, ...SWATCHES]),
  ];
  const value = part.own.value === undefined ? undefined : readColor(part.own.value);
  const shown = readColor(part.shown.value) ?? ALMOST_BLACK;
  return (
    <>
      <ChoiceGrid
        legend={label}
        choices={colors.map((color) => ({
          value: color,
          label: text.style.swatch(color),
          picture: <span className="letu-map-swatch" style={{ background: color }} />,
        }))}
        value={value}
        columns={COLUMNS}
        isLocked={false}
        onChoose={(color) => part.set(color)}
      />
      <div className="letu-map-own-color">
        <label htmlFor={id}>{text.style.ownColor}</label>
        <input
          id={id}
          type="color"
          value={value ?? shown}
          onChange={({ target }) => part.set(target.value, true)}
          onBlur={() => store.endEdit()}
        />
        <ColorCode part={part} />
      </div>
      {part.isSet && (
        <button type="button" className="letu-map-link" onClick={() => part.set(undefined)}>
          {text.byTheme}
        </button>
      )}
    </>
  );
}

/** A colour as it is written. What is none is not taken over. */
function ColorCode({ part }: Pick<ColorFieldProps, 'part'>) {
  const { store } = usePanelsHost();
  const { style: text } = usePanelText();
  const said = part.own.value ?? '';
  const [draft, setDraft] = useState({ of: said, typed: said });
  const typed = draft.of === said ? draft.typed : said;
  const isWrong = typed.trim() !== '' && readColor(typed) === undefined;
  const write = (written: string) => {
    const isColor = readColor(written) !== undefined;
    const next = isColor ? written.trim().toLowerCase() : written.trim() === '' ? undefined : part.own.value;
    setDraft({ of: next ?? '', typed: written });
    if (next !== part.own.value) part.set(next, true);
  };
  return (
    <Input
      size="small"
      value={typed}
      status={isWrong ? 'error' : ''}
      aria-label={text.colorCode}
      aria-invalid={isWrong}
      title={isWrong ? text.invalidColor : undefined}
      placeholder="#rrggbb"
      spellCheck={false}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        store.endEdit();
        setDraft({ of: said, typed: said });
      }}
    />
  );
}
