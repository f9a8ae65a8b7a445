import { useState } from 'react';
import { TOPIC_SHAPES } from '../../../document/model.js';
import type { TopicLook } from '../../../themes/topicLook.js';
import { ChoiceGrid } from '../ChoiceGrid.js';
import { Field } from '../Field.js';
import type { ColorPart } from '../locales/zh-CN.js';
import { useMapState, usePanelsHost, usePanelText, type ChosenTopics } from '../panelsHost.js';
import { commonOf, setStyle } from '../topicStyles.js';
import { TopicsOnly } from '../TopicsOnly.js';
import { ColorField } from './ColorField.js';
import { effectiveLook } from './effectiveLook.js';
import { SHAPE_PICTURES } from './shapePictures.js';
import { StyleActions } from './StyleActions.js';
import { RelationshipFields } from './RelationshipFields.js';
import { chosenRelationships } from './relationshipStyle.js';
import { chosenIds, resetStyle } from './copiedStyle.js';
import type { StyleParts } from './styleParts.js';
import { TextFields } from './TextFields.js';

const COLOR_PARTS: readonly ColorPart[] = ['fill', 'border', 'color', 'line'];

const TEXT_PARTS = ['size', 'bold', 'italic', 'strike', 'underline'] as const;

/** What topics look like where they differ from the theme; or relationships, where those are selected. */
export function StylePanel() {
  const state = useMapState();
  if (chosenIds(state).length === 0 && chosenRelationships(state).length > 0) return <RelationshipFields />;
  return <TopicsOnly>{(chosen) => <StyleFields chosen={chosen} />}</TopicsOnly>;
}

function StyleFields({ chosen }: { readonly chosen: ChosenTopics }) {
  const { store } = usePanelsHost();
  const text = usePanelText();
  const parts = useStyleParts(chosen);
  const [openColor, setOpenColor] = useState<ColorPart>();
  const shape = parts('shape');
  const { isLocked } = chosen;
  return (
    <>
      <Field label={text.style.shape} isSet={shape.isSet && !isLocked} onReset={() => shape.set(undefined)}>
        <ChoiceGrid
          legend={text.style.shape}
          choices={TOPIC_SHAPES.map((value) => ({
            value,
            label: text.style.shapes[value],
            picture: SHAPE_PICTURES[value],
          }))}
          value={shape.shown.value}
          columns={4}
          isLocked={isLocked}
          isFirst
          onChoose={(value) => shape.set(value)}
        />
      </Field>
      <div className="letu-map-colors">
        {COLOR_PARTS.map((name) => (
          <ColorField
            key={name}
            label={text.style.colors[name]}
            part={parts(name)}
            isLocked={isLocked}
            isOpen={openColor === name}
            onToggle={() => setOpenColor(openColor === name ? undefined : name)}
          />
        ))}
      </div>
      <TextFields parts={parts} isLocked={isLocked} onReset={() => resetStyle(store, TEXT_PARTS)} />
      <StyleActions chosen={chosen} />
    </>
  );
}

function useStyleParts({ topics, ids, state: { map } }: ChosenTopics): StyleParts {
  const { store, theme } = usePanelsHost();
  const looks = ids.map((id) => effectiveLook(map, id, theme));
  return (key) => {
    const own = commonOf(topics.map(({ style }) => style[key]));
    const shownEach = [...new Set(looks.map((look) => look[key as keyof TopicLook] as never))];
    return {
      own,
      shown: commonOf(shownEach),
      shownEach,
      isSet: own.isMixed || own.value !== undefined,
      set(value, isRun) {
        store.change((before) => setStyle(before, ids, key, value), isRun ? { merge: `style ${key}` } : {});
      },
    };
  };
}
