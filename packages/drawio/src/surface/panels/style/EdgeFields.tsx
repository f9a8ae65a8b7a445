import type { PageCell } from '../../../document/model.js';
import { styleValue } from '../../edit/styles.js';
import { commonOf } from '../common.js';
import { ChoiceGrid } from '../fields/ChoiceGrid.js';
import { Section } from '../fields/Field.js';
import { Fold } from '../fields/Fold.js';
import { StyleCheck } from '../fields/CheckField.js';
import { StyleNumber } from '../fields/NumberField.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { shownValue } from '../shownStyle.js';
import { setStyles, useStyleParts } from '../styleParts.js';
import { arrowKey, ArrowPicture, ARROWS } from './arrowPictures.js';
import {
  JumpPicture,
  JUMPS,
  ROUTE_NAMES,
  routeOf,
  RoutePicture,
  ROUTES,
  type JumpName,
} from './linePictures.js';

export interface EdgeFieldsProps {
  readonly edges: readonly PageCell[];
  readonly isLocked: boolean;
}

/** How edges run, cross others and end. */
export function EdgeFields({ edges, isLocked }: EdgeFieldsProps) {
  const { session } = usePanelsHost();
  const text = usePanelText();
  const parts = useStyleParts(edges);
  const jump = parts('jumpStyle');
  const route = commonOf(
    edges.map((edge) =>
      routeOf(
        shownValue(edge, 'edgeStyle'),
        styleValue(edge.style, 'curved'),
        styleValue(edge.style, 'elbow'),
      ),
    ),
  );
  const ids = edges.map(({ id }) => id);
  return (
    <Section title={text.edge.title}>
      <ChoiceGrid
        legend={text.edge.route}
        choices={ROUTE_NAMES.map((value) => ({
          value,
          label: text.edge.routes[value],
          picture: <RoutePicture name={value} />,
        }))}
        value={route.value}
        columns={4}
        isLocked={isLocked}
        onChoose={(name) => setStyles(session, ids, ROUTES[name])}
      />
      <div className="letu-dp-folds">
        <ArrowField edges={edges} end="start" isLocked={isLocked} />
        <ArrowField edges={edges} end="end" isLocked={isLocked} />
        <Fold
          label={text.edge.jump}
          said={jump.isMixed ? text.mixed : (text.edge.jumps[jump.value as JumpName] ?? text.own)}
          sign={jump.value && <JumpPicture name={jump.value as JumpName} />}
          isLocked={isLocked}
        >
          <ChoiceGrid
            legend={text.edge.jump}
            choices={JUMPS.map((value) => ({
              value,
              label: text.edge.jumps[value],
              picture: <JumpPicture name={value} />,
            }))}
            value={jump.value as JumpName | undefined}
            columns={5}
            isLocked={false}
            onChoose={(value) => jump.set(value === 'none' ? undefined : value)}
          />
          <StyleNumber
            label={text.edge.size}
            part={parts('jumpSize')}
            min={1}
            max={100}
            unit="px"
            isLocked={false}
          />
        </Fold>
      </div>
      <StyleCheck label={text.edge.flow} part={parts('flowAnimation')} isLocked={isLocked} />
    </Section>
  );
}

interface ArrowFieldProps extends EdgeFieldsProps {
  readonly end: 'start' | 'end';
}

/** What stands at an end of edges. */
function ArrowField({ edges, end, isLocked }: ArrowFieldProps) {
  const { session } = usePanelsHost();
  const text = usePanelText();
  const parts = useStyleParts(edges);
  const key = commonOf(
    edges.map((edge) => arrowKey(shownValue(edge, `${end}Arrow`)!, shownValue(edge, `${end}Fill`)!)),
  );
  const present = ARROWS.find(({ arrow, fill }) => `${arrow} ${fill}` === key.value);
  const label = text.edge[end];
  const nameOf = ({ arrow, fill }: { arrow: string; fill: string }) =>
    text.arrows.nameOf(arrow, fill === '1');
  return (
    <Fold
      label={label}
      said={key.isMixed ? text.mixed : present ? nameOf(present) : text.own}
      sign={present && <ArrowPicture arrow={present} isStart={end === 'start'} />}
      isLocked={isLocked}
    >
      <ChoiceGrid
        legend={label}
        choices={ARROWS.map((arrow) => ({
          value: `${arrow.arrow} ${arrow.fill}`,
          label: nameOf(arrow),
          picture: <ArrowPicture arrow={arrow} isStart={end === 'start'} />,
        }))}
        value={key.value}
        columns={5}
        isLocked={false}
        onChoose={(value) => {
          const [arrow, fill] = value.split(' ');
          setStyles(
            session,
            edges.map(({ id }) => id),
            { [`${end}Arrow`]: arrow, [`${end}Fill`]: fill },
          );
        }}
      />
      <StyleNumber
        label={text.edge.size}
        part={parts(`${end}Size`)}
        min={0}
        max={100}
        unit="px"
        isLocked={false}
      />
    </Fold>
  );
}
