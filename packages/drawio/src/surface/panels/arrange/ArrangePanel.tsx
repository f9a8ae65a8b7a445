import { usePanelsHost, usePanelText, useChosenCells, type ChosenCells } from '../panelsHost.js';
import { CellsOnly } from '../CellsOnly.js';
import { commonOf } from '../common.js';
import { CheckField, StyleCheck } from '../fields/CheckField.js';
import { Section } from '../fields/Field.js';
import { NumberField, StyleNumber } from '../fields/NumberField.js';
import { isLocked as isCellLocked, setLocked } from '../../edit/layers.js';
import { styleValue } from '../../edit/styles.js';
import { setStyles, useStyleParts } from '../styleParts.js';
import { ArrangeButtons } from './ArrangeButtons.js';
import { boxesOf, withLength, type Length } from './geometry.js';
import { LayoutList } from './LayoutList.js';
import { TableButtons } from './TableButtons.js';

/** Where cells lie, and how. */
export function ArrangePanel() {
  return (
    <>
      <CellsOnly>{(chosen) => <ArrangeFields chosen={chosen} />}</CellsOnly>
      <LayoutList isLocked={useChosenCells().isLocked} />
    </>
  );
}

const LENGTHS: readonly Length[] = ['x', 'y', 'width', 'height'];

function ArrangeFields({ chosen }: { readonly chosen: ChosenCells }) {
  const { session } = usePanelsHost();
  const { arrange: text } = usePanelText();
  const { page, ids, vertices, cells, isLocked } = chosen;
  const boxes = boxesOf(cells);
  const parts = useStyleParts(vertices);
  const locked = commonOf(ids.map((id) => isCellLocked(page, id)));
  const aspect = commonOf(boxes.map(({ style }) => styleValue(style, 'aspect') === 'fixed'));
  const boxIds = boxes.map(({ id }) => id);
  return (
    <>
      {boxes.length > 0 && (
        <Section title={text.place}>
          <div className="letu-dp-pair">
            {LENGTHS.map((length) => {
              const { value, isMixed } = commonOf(boxes.map(({ geometry }) => geometry![length]));
              return (
                <NumberField
                  key={length}
                  label={text.lengths[length]}
                  value={value}
                  isMixed={isMixed}
                  digits={2}
                  {...(length === 'width' || length === 'height' ? { min: 0 } : {})}
                  isLocked={isLocked}
                  isFirst={length === 'x'}
                  onChange={(next) =>
                    session.change((before) => withLength(before, boxIds, length, next), {
                      merge: `${length} ${boxIds.join(' ')}`,
                    })
                  }
                />
              );
            })}
          </div>
          <StyleNumber
            label={text.angle}
            part={parts('rotation')}
            min={-360}
            max={360}
            unit="°"
            isLocked={isLocked}
          />
          <div className="letu-dp-checks">
            <StyleCheck label={text.flipH} part={parts('flipH')} isLocked={isLocked} />
            <StyleCheck label={text.flipV} part={parts('flipV')} isLocked={isLocked} />
            <CheckField
              label={text.constrain}
              isOn={aspect.value === true}
              isMixed={aspect.isMixed}
              isLocked={isLocked}
              onChange={(isFixed) => setStyles(session, boxIds, { aspect: isFixed ? 'fixed' : undefined })}
            />
            <StyleCheck label={text.autosize} part={parts('autosize')} isLocked={isLocked} />
          </div>
        </Section>
      )}
      <TableButtons chosen={chosen} />
      <ArrangeButtons chosen={chosen} />
      <CheckField
        label={text.lock}
        isOn={locked.value === true}
        isMixed={locked.isMixed}
        isLocked={isLocked}
        onChange={(isOn) => session.change((before) => setLocked(before, ids, isOn))}
      />
    </>
  );
}
