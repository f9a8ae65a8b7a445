import type { PageCell } from '../../../document/model.js';
import { commonOf } from '../common.js';
import { ChoiceGrid } from '../fields/ChoiceGrid.js';
import { Field } from '../fields/Field.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { shownValue } from '../shownStyle.js';
import { setStyles } from '../styleParts.js';

const COLUMNS = ['left', 'center', 'right'] as const;
const ROWS = ['top', 'middle', 'bottom'] as const;
type Place = `${(typeof ROWS)[number]} ${(typeof COLUMNS)[number]}`;
const PLACES = ROWS.flatMap((row) => COLUMNS.map((column): Place => `${row} ${column}`));

/** A label beside a shape stands against it. */
const AGAINST = {
  left: 'right',
  center: 'center',
  right: 'left',
  top: 'bottom',
  middle: 'middle',
  bottom: 'top',
} as const;

export interface LabelPlaceProps {
  readonly cells: readonly PageCell[];
  readonly isLocked: boolean;
}

/** On which side of its shape a label stands, or within it. */
export function LabelPlace({ cells, isLocked }: LabelPlaceProps) {
  const { session } = usePanelsHost();
  const { text } = usePanelText();
  const present = commonOf(
    cells.map((cell) => `${shownValue(cell, 'verticalLabelPosition')} ${shownValue(cell, 'labelPosition')}`),
  );
  const choose = (place: Place) => {
    const [row, column] = place.split(' ') as [(typeof ROWS)[number], (typeof COLUMNS)[number]];
    setStyles(
      session,
      cells.map(({ id }) => id),
      {
        labelPosition: column,
        verticalLabelPosition: row,
        align: AGAINST[column],
        verticalAlign: AGAINST[row],
      },
    );
  };
  return (
    <Field label={text.position}>
      <ChoiceGrid
        legend={text.position}
        choices={PLACES.map((value) => ({
          value,
          label: text.positions[value],
          picture: <PlacePicture place={value} />,
        }))}
        value={present.value as Place | undefined}
        columns={3}
        isLocked={isLocked}
        onChoose={choose}
      />
    </Field>
  );
}

function PlacePicture({ place }: { readonly place: Place }) {
  const at = PLACES.indexOf(place);
  const [column, row] = [at % 3, Math.floor(at / 3)];
  return (
    <svg viewBox="0 0 40 24" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
      <rect x="13" y="7" width="14" height="10" opacity="0.5" />
      <path d={`M${2 + column * 14 + 1} ${3.5 + row * 8.5}h7`} strokeWidth="2.4" />
    </svg>
  );
}
