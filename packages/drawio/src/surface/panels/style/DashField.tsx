import type { PageCell } from '../../../document/model.js';
import { ChoiceGrid } from '../fields/ChoiceGrid.js';
import { Fold } from '../fields/Fold.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { shownValue } from '../shownStyle.js';
import { setStyles } from '../styleParts.js';
import { commonOf } from '../common.js';
import { DASH_NAMES, DASHES, dashOf, DashPicture } from './linePictures.js';

export interface DashFieldProps {
  readonly cells: readonly PageCell[];
  readonly isLocked: boolean;
}

/** How lines are dashed. */
export function DashField({ cells, isLocked }: DashFieldProps) {
  const { session } = usePanelsHost();
  const text = usePanelText();
  const dash = commonOf(
    cells.map((cell) => dashOf(shownValue(cell, 'dashed'), shownValue(cell, 'dashPattern'))),
  );
  const said = dash.isMixed
    ? text.mixed
    : dash.value === undefined
      ? text.own
      : text.style.dashes[dash.value];
  return (
    <Fold
      label={text.style.dash}
      said={said}
      sign={dash.value && <DashPicture name={dash.value} />}
      isLocked={isLocked}
    >
      <ChoiceGrid
        legend={text.style.dash}
        choices={DASH_NAMES.map((value) => ({
          value,
          label: text.style.dashes[value],
          picture: <DashPicture name={value} />,
        }))}
        value={dash.value}
        columns={3}
        isLocked={false}
        onChoose={(name) =>
          setStyles(
            session,
            cells.map(({ id }) => id),
            { dashPattern: undefined, ...DASHES[name] },
          )
        }
      />
    </Fold>
  );
}
