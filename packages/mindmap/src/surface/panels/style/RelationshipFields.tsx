import { Switch } from 'antd';
import { useId, useState } from 'react';
import type { Relationship } from '../../../document/model.js';
import { mapLook } from '../../../themes/looks.js';
import { ChoiceGrid } from '../ChoiceGrid.js';
import { Field } from '../Field.js';
import { useMapState, usePanelsHost, usePanelText } from '../panelsHost.js';
import { commonOf } from '../topicStyles.js';
import { ColorField } from './ColorField.js';
import { chosenRelationships, styleRelationships } from './relationshipStyle.js';
import { ARROW_PICTURES } from './shapePictures.js';

const ARROWS: readonly Relationship['arrows'][] = ['to', 'both', 'none'];

/** What the relationships look like that are selected. */
export function RelationshipFields() {
  const { store, theme } = usePanelsHost();
  const { relationship: text } = usePanelText();
  const state = useMapState();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const indices = chosenRelationships(state);
  const chosen = indices.map((index) => state.map.relationships[index]!);
  const { accent } = mapLook(state.map.settings, theme).palette;
  const color = commonOf(chosen.map((each) => each.color));
  const shownEach = [...new Set(chosen.map((each) => each.color ?? accent))];
  const { isLocked } = store;
  const set = (part: Parameters<typeof styleRelationships>[2], merge?: string) =>
    store.change((map) => styleRelationships(map, indices, part), { merge });
  return (
    <>
      <Field label={text.arrows}>
        <ChoiceGrid
          legend={text.arrows}
          choices={ARROWS.map((value) => ({
            value,
            label: text.arrowsOf[value],
            picture: ARROW_PICTURES[value],
          }))}
          value={commonOf(chosen.map(({ arrows }) => arrows)).value}
          columns={3}
          isLocked={isLocked}
          isFirst
          onChoose={(arrows) => set({ arrows })}
        />
      </Field>
      <div className="letu-map-colors">
        <ColorField
          label={text.color}
          part={{
            own: color,
            shown: commonOf(shownEach),
            shownEach,
            isSet: color.isMixed || color.value !== undefined,
            set: (value, isRun) => set({ color: value }, isRun ? 'relationship color' : undefined),
          }}
          isLocked={isLocked}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
      </div>
      <div className="letu-map-setting">
        <label htmlFor={id}>{text.dashed}</label>
        <Switch
          id={id}
          size="small"
          checked={chosen.every(({ dashed }) => dashed)}
          disabled={isLocked}
          onChange={(dashed) => set({ dashed: dashed || undefined })}
        />
      </div>
    </>
  );
}
