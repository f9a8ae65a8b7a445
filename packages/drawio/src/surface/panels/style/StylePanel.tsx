import { CellsOnly } from '../CellsOnly.js';
import { ColorField } from '../fields/ColorField.js';
import { PercentField } from '../fields/RangeField.js';
import { StyleCheck } from '../fields/CheckField.js';
import { StyleNumber } from '../fields/NumberField.js';
import { Section } from '../fields/Field.js';
import { SelectField } from '../fields/SelectField.js';
import { usePanelText, type ChosenCells } from '../panelsHost.js';
import { useStyleParts, type StyleParts } from '../styleParts.js';
import { DashField } from './DashField.js';
import { EdgeFields } from './EdgeFields.js';
import { PresetGrid } from './PresetGrid.js';
import { StyleActions } from './StyleActions.js';

/** What cells look like. */
export function StylePanel() {
  return <CellsOnly>{(chosen) => <StyleFields chosen={chosen} />}</CellsOnly>;
}

function StyleFields({ chosen }: { readonly chosen: ChosenCells }) {
  const text = usePanelText();
  const { cells, vertices, edges, isLocked } = chosen;
  const parts = useStyleParts(cells);
  const ofVertices = useStyleParts(vertices);
  return (
    <>
      <PresetGrid chosen={chosen} />
      {vertices.length > 0 && <FillFields parts={ofVertices} isLocked={isLocked} />}
      <Section title={text.style.line}>
        <div className="letu-dp-folds">
          <ColorField label={text.style.color} part={parts('strokeColor')} isLocked={isLocked} />
          <DashField cells={cells} isLocked={isLocked} />
        </div>
        <StyleNumber
          label={text.style.width}
          part={parts('strokeWidth')}
          min={0}
          max={100}
          digits={1}
          unit="px"
          isLocked={isLocked}
        />
      </Section>
      {edges.length > 0 && <EdgeFields edges={edges} isLocked={isLocked} />}
      <Section title={text.style.effects}>
        <div className="letu-dp-checks">
          <StyleCheck label={text.style.rounded} part={parts('rounded')} isLocked={isLocked} />
          <StyleCheck label={text.style.shadow} part={parts('shadow')} isLocked={isLocked} />
          <StyleCheck label={text.style.sketch} part={parts('sketch')} isLocked={isLocked} />
          {vertices.length > 0 && (
            <StyleCheck label={text.style.glass} part={ofVertices('glass')} isLocked={isLocked} />
          )}
        </div>
        {parts('rounded').value === '1' && (
          <StyleNumber
            label={text.style.corner}
            part={parts('arcSize')}
            min={0}
            max={100}
            isLocked={isLocked}
          />
        )}
        <PercentField label={text.style.opacity} part={parts('opacity')} isLocked={isLocked} />
      </Section>
      <StyleActions chosen={chosen} />
    </>
  );
}

const DIRECTIONS = ['south', 'north', 'east', 'west', 'radial'] as const;
const FILL_STYLES = ['auto', 'solid', 'hachure', 'cross-hatch', 'dots', 'zigzag-line'] as const;

interface FillFieldsProps {
  readonly parts: StyleParts;
  readonly isLocked: boolean;
}

function FillFields({ parts, isLocked }: FillFieldsProps) {
  const { style: text } = usePanelText();
  const gradient = parts('gradientColor');
  const direction = parts('gradientDirection');
  const fillStyle = parts('fillStyle');
  const hasGradient = gradient.isMixed || gradient.value !== 'none';
  return (
    <Section title={text.fill}>
      <div className="letu-dp-folds">
        <ColorField label={text.color} part={parts('fillColor')} isLocked={isLocked} />
        <ColorField label={text.gradient} part={gradient} isLocked={isLocked} />
      </div>
      {hasGradient && (
        <SelectField
          label={text.direction}
          options={DIRECTIONS.map((value) => ({ value, label: text.directions[value] }))}
          value={direction.value as (typeof DIRECTIONS)[number]}
          isMixed={direction.isMixed}
          isLocked={isLocked}
          onChange={(value) => direction.set(value)}
        />
      )}
      {parts('sketch').value === '1' && (
        <SelectField
          label={text.hatching}
          options={FILL_STYLES.map((value) => ({ value, label: text.hatchings[value] }))}
          value={fillStyle.value as (typeof FILL_STYLES)[number]}
          isMixed={fillStyle.isMixed}
          isLocked={isLocked}
          onChange={(value) => fillStyle.set(value)}
        />
      )}
    </Section>
  );
}
