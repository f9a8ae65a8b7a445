import { Input } from 'antd';
import { useId, useState } from 'react';
import { LETU } from '../../../letuLook.js';
import { usePanelsHost, usePanelText, useShownColor } from '../panelsHost.js';
import type { StylePart } from '../styleParts.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import { isColor, sixDigits } from './colors.js';
import { Fold } from './Fold.js';

/** The series of Letu's look that have a column. */
const COLUMNS = 8;
const SERIES = LETU.series.slice(0, COLUMNS);

const DRAWIO =
  '#ffffff #f5f5f5 #dae8fc #d5e8d4 #fff2cc #ffe6cc #f8cecc #e1d5e7 ' +
  '#cccccc #b3b3b3 #7ea6e0 #97d077 #ffd966 #ffb570 #ea6b66 #b5739d ' +
  '#666666 #333333 #6c8ebf #82b366 #d6b656 #d79b00 #b85450 #9673a6 ' +
  '#000000 #1a1a1a #0050ef #008a00 #a0522d #fa6800 #a20025 #6a00ff';

/** Light and dark tones in columns of eight: those of Letu's look, then those of draw.io. */
const SWATCHES = [
  ...SERIES.map(({ soft }) => soft),
  ...SERIES.map(({ mid }) => mid),
  ...SERIES.map(({ line }) => line),
  ...DRAWIO.split(' '),
];

export interface ColorFieldProps {
  readonly label: string;
  readonly part: StylePart;
  readonly isLocked: boolean;
}

/** A colour of cells: what it is, and below it, once it is opened, what it can be. */
export function ColorField({ label, part, isLocked }: ColorFieldProps) {
  const text = usePanelText();
  const said = part.isMixed ? text.mixed : saidOf(part.value, text.colors);
  return (
    <Fold label={label} said={said} sign={<Swatch colors={part.each} />} isLocked={isLocked}>
      <ColorChoices label={label} part={part} />
    </Fold>
  );
}

interface ColorWords {
  readonly none: string;
  readonly standard: string;
}

function saidOf(value: string | undefined, text: ColorWords): string {
  if (value === undefined || value === 'default' || value === 'inherit') return text.standard;
  return value === 'none' ? text.none : value;
}

/** The most colours that one swatch shows. */
const MOST_IN_SWATCH = 4;

/** The colours that cells show, beside each other. */
function Swatch({ colors }: { readonly colors: readonly (string | undefined)[] }) {
  const drawn = useShownColor();
  const shown = colors.slice(0, MOST_IN_SWATCH);
  const share = 100 / shown.length;
  const stops = shown.map((color, at) => {
    const solid = color !== undefined && isColor(color) ? drawn(color) : 'transparent';
    return `${solid} ${at * share}% ${(at + 1) * share}%`;
  });
  const isNone = shown.length === 1 && shown[0] === 'none';
  return (
    <span
      className="letu-dp-swatch"
      data-none={isNone || undefined}
      style={isNone ? undefined : { background: `linear-gradient(to right, ${stops.join(', ')})` }}
    />
  );
}

function ColorChoices({ label, part }: Pick<ColorFieldProps, 'label' | 'part'>) {
  const { session } = usePanelsHost();
  const text = usePanelText();
  const drawn = useShownColor();
  const id = useId();
  const value = part.value?.toLowerCase();
  const choices = [
    { value: 'none', label: text.colors.none, picture: <span className="letu-dp-swatch" data-none /> },
    ...SWATCHES.map((color) => ({
      value: color,
      label: text.colors.swatch(color),
      picture: <span className="letu-dp-swatch" style={{ background: drawn(color) }} />,
    })),
  ];
  return (
    <>
      <ChoiceGrid
        legend={label}
        choices={choices}
        value={value}
        columns={COLUMNS}
        isLocked={false}
        onChoose={(color) => part.set(color)}
      />
      <div className="letu-dp-own-color">
        <label htmlFor={id}>{text.colors.own}</label>
        <input
          id={id}
          type="color"
          value={sixDigits(value) ?? '#262626'}
          onChange={({ target }) => part.set(target.value, true)}
          onBlur={() => session.endStep()}
        />
        <ColorCode part={part} />
      </div>
      {part.isSet && (
        <button type="button" className="letu-dp-link" onClick={() => part.set(undefined)}>
          {text.colors.reset}
        </button>
      )}
    </>
  );
}

/** A colour as it is written. What is none is not taken over. */
function ColorCode({ part }: Pick<ColorFieldProps, 'part'>) {
  const { session } = usePanelsHost();
  const { colors: text } = usePanelText();
  const said = part.value ?? '';
  const [draft, setDraft] = useState({ of: said, typed: said });
  const typed = draft.of === said ? draft.typed : said;
  const isWrong = typed.trim() !== '' && !isColor(typed.trim());
  const write = (written: string) => {
    const color = written.trim().toLowerCase();
    const next = isColor(color) ? color : said;
    setDraft({ of: next, typed: written });
    if (next !== said) part.set(next, true);
  };
  return (
    <Input
      size="small"
      value={typed}
      status={isWrong ? 'error' : ''}
      aria-label={text.code}
      aria-invalid={isWrong}
      title={isWrong ? text.invalid : undefined}
      placeholder="#rrggbb"
      spellCheck={false}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        session.endStep();
        setDraft({ of: said, typed: said });
      }}
    />
  );
}
