import { figure, named, prefixed, shape, type ShapeDefinition, type ShapeTable } from '../definition.js';
import { area, line, placed, type Layer } from '../layers.js';
import { box, oval } from '../outline.js';
import { own } from '../own.js';
import type { StyleReader } from '../style.js';
import { centred, EVENT_SYMBOLS, GATEWAY_SYMBOLS, TASK_MARKERS, TASK_SYMBOLS } from './bpmnSymbols.js';

const DOUBLE = new Set(['eventInt', 'eventNonint', 'catching', 'throwing', 'boundInt', 'boundNonint']);
const DASHED = new Set(['eventNonint', 'boundNonint', 'startNonint']);
const FULL = new Set(['end', 'throwing']);

/** The outline of an event: of one line or two, dashed where it does not interrupt, thick where it ends. */
function outlineOf(w: number, h: number, outline: string, width: number): readonly Layer[] {
  const pen = {
    ...(DASHED.has(outline) ? { dash: '3 2' } : {}),
    ...(outline === 'end' ? { width: Math.max(3, width * 2.5) } : {}),
  };
  const inset = Math.min(w, h) * 0.08;
  return [
    { ...area(oval(w / 2, h / 2, w / 2, h / 2)), ...pen },
    ...(DOUBLE.has(outline) ? [{ ...line(oval(w / 2, h / 2, w / 2 - inset, h / 2 - inset)), ...pen }] : []),
  ];
}

function symbolOf(w: number, h: number, style: StyleReader, share: number): readonly Layer[] {
  const symbol = style.text('symbol');
  const drawn = own(EVENT_SYMBOLS, symbol)?.(FULL.has(style.text('outline'))) ?? [];
  return centred(drawn, w, h, share);
}

const event: ShapeDefinition = shape((w, h, style) => [
  ...outlineOf(w, h, style.text('outline', 'standard'), style.number('strokeWidth', 1)),
  ...symbolOf(w, h, style, 0.72),
]);

const rhombus = (w: number, h: number): Layer => area(`M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z`);

/** A gateway: with a symbol of its own, or an event in it. */
const gateway: ShapeDefinition = shape((w, h, style) => {
  const kind = own(GATEWAY_SYMBOLS, style.text('gwType'));
  const outline = style.text('outline', 'none');
  const symbol = style.text('symbol', 'none');
  const isEvent = outline !== 'none' && symbol !== 'general';
  const [ew, eh] = [w / 2, h / 2];
  const inner = isEvent
    ? placed([...outlineOf(ew, eh, outline, 1), ...symbolOf(ew, eh, style, 0.72)], [w / 4, h / 4, 100, 100])
    : symbolOf(w, h, style, 0.62);
  return [rhombus(w, h), ...(kind ? centred(EVENT_SYMBOLS[kind]!(false), w, h, 0.62) : []), ...inner];
});

/** An event or a gateway: older styles call both by one name. */
const either: ShapeDefinition = shape((w, h, style) => {
  const isGateway = style.text('background') === 'gateway' || style.text('symbol').endsWith('Gw');
  return (isGateway ? gateway : event).layers(w, h, style);
});

const MARK = 14;

function markersOf(w: number, h: number, style: StyleReader): readonly Layer[] {
  const isExpandable = style.text('bpmnShapeType') === 'subprocess' && style.flag('isLoopSub');
  const drawn = TASK_MARKERS.filter(([key]) => style.flag(key) || (key === 'isLoopSub' && isExpandable));
  const left = (w - drawn.length * (MARK + 4) + 4) / 2;
  return drawn.flatMap(([, layers], index) =>
    placed(layers, [left + index * (MARK + 4), h - MARK - 3, MARK, MARK]),
  );
}

const task: ShapeDefinition = shape((w, h, style) => {
  const kind = style.text('bpmnShapeType');
  const radius = style.flag('rounded', true) ? Math.min(style.number('arcSize', 10), w / 2, h / 2) : 0;
  const outline = {
    ...area(box(0, 0, w, h, radius)),
    ...(kind === 'call' ? { width: 3 } : {}),
    ...(kind === 'event' ? { dash: '3 3' } : {}),
  };
  const symbol = own(TASK_SYMBOLS, style.text('taskMarker')) ?? [];
  return [
    outline,
    ...(kind === 'transaction' ? [line(box(3, 3, Math.max(1, w - 6), Math.max(1, h - 6), radius))] : []),
    ...placed(symbol, [6, 6, 16, 16]),
    ...markersOf(w, h, style),
  ];
});

const data: ShapeDefinition = shape((w, h, style) => {
  const fold = Math.min(style.number('size', 15), w / 2, h / 2);
  const transfer = style.text('bpmnTransferType', 'none');
  const arrow = 'M10 35H55V12L92 50L55 88V65H10Z';
  return [
    area(`M0 0H${w - fold}L${w} ${fold}V${h}H0Z`),
    line(`M${w - fold} 0V${fold}H${w}`),
    ...(transfer === 'none'
      ? []
      : placed([transfer === 'output' ? { ...area(arrow), fill: 'stroke' } : line(arrow)], [4, 4, 14, 14])),
    ...(style.flag('isCollection')
      ? [line(`M${w / 2 - 4} ${h - 12}V${h}M${w / 2} ${h - 12}V${h}M${w / 2 + 4} ${h - 12}V${h}`)]
      : []),
  ];
});

const symbolFigures: ShapeTable = Object.fromEntries(
  Object.entries(TASK_SYMBOLS).map(([name, layers]): [string, ShapeDefinition] => [
    `${name === 'businessRule' ? 'business_rule' : name}_task`,
    shape((w, h) => placed(layers, [0, 0, w, h])),
  ]),
);

/** The shapes of BPMN. */
export const bpmn: ShapeTable = prefixed('mxgraph.bpmn.', {
  ...symbolFigures,
  ...named(['shape'], either),
  event,
  ...named(['gateway', 'gateway2'], gateway),
  ...named(['task', 'task2'], task),
  ...named(['data', 'data2'], data),
  conversation: shape((w, h, style) => {
    const inset = Math.min(w, h) * 0.25;
    return [
      {
        ...area(`M${inset} 0H${w - inset}L${w} ${h / 2}L${w - inset} ${h}H${inset}L0 ${h / 2}Z`),
        ...(style.text('bpmnConversationType') === 'call' ? { width: 3 } : {}),
      },
      ...(style.flag('isLoopSub')
        ? placed([line('M8 8H92V92H8ZM50 24V76M24 50H76')], [(w - MARK) / 2, h - MARK - 2, MARK, MARK])
        : []),
    ];
  }),
  terminate: shape((w, h) => [
    area(oval(w / 2, h / 2, w / 2, h / 2)),
    { ...area(oval(w / 2, h / 2, w * 0.3, h * 0.3)), fill: 'stroke' },
  ]),
  loop: figure(...TASK_MARKERS[0]![1]),
  parallel_mi_marker: figure(...TASK_MARKERS[1]![1]),
  sequential_mi_marker: figure(...TASK_MARKERS[2]![1]),
  compensation: figure(...TASK_MARKERS[3]![1]),
  ad_hoc: figure(...TASK_MARKERS[5]![1]),
  timer_start: figure(...EVENT_SYMBOLS['timer']!(false)),
});
