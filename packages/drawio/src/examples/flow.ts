import { FILLS, fileOf, Sheet, type Bounds } from './sheet.js';

/** The words of a flowchart of expenses. */
export interface ExpenseWords {
  readonly page: string;
  readonly steps: readonly [
    begin: string,
    fill: string,
    large: string,
    head: string,
    finance: string,
    pay: string,
  ];
  readonly chief: string;
  readonly yes: string;
  readonly no: string;
}

const STEP = 'rounded=1;arcSize=16;';
const TERMINATOR = 'rounded=1;arcSize=50;';

/** A flowchart from top to bottom with one branch. */
export function expenses({ page, steps, chief, yes, no }: ExpenseWords): string {
  const sheet = new Sheet(page);
  const [begin, fill, large, head, finance, pay] = steps;
  const at = (row: number, height = 50): Bounds => [160, 40 + row * 100 + (60 - height) / 2, 140, height];
  const a = sheet.shape(begin, at(0, 44), `${TERMINATOR}${FILLS.green}`);
  const b = sheet.shape(fill, at(1), `${STEP}${FILLS.blue}`);
  const c = sheet.shape(large, [150, 230, 160, 80], `rhombus;${FILLS.amber}`);
  const d = sheet.shape(head, [160, 365, 140, 50], `${STEP}${FILLS.blue}`);
  const e = sheet.shape(chief, [380, 245, 140, 50], `${STEP}${FILLS.purple}`);
  const f = sheet.shape(finance, [160, 465, 140, 50], `${STEP}${FILLS.blue}`);
  const g = sheet.shape(pay, [160, 568, 140, 44], `${TERMINATOR}${FILLS.green}`);
  sheet.link(a, b);
  sheet.link(b, c);
  sheet.link(c, d, { label: no });
  sheet.link(c, e, { label: yes });
  sheet.link(d, f);
  sheet.link(e, f, { style: 'exitX=0.5;exitY=1;entryX=1;entryY=0.5;' });
  sheet.link(f, g);
  return fileOf(sheet);
}

/** The words of a purchase through three departments. */
export interface PurchaseWords {
  readonly page: string;
  readonly title: string;
  readonly lanes: readonly [staff: string, manager: string, buyer: string];
  readonly need: string;
  readonly approve: string;
  readonly change: string;
  readonly order: string;
  readonly deliver: string;
  readonly receive: string;
  readonly yes: string;
  readonly no: string;
}

/** Three swim lanes in a pool. */
export function purchase(words: PurchaseWords): string {
  const sheet = new Sheet(words.page, [1100, 850]);
  const lane = 'swimlane;horizontal=0;startSize=34;fontStyle=1;collapsible=0;';
  const pool = sheet.shape(
    words.title,
    [40, 40, 860, 400],
    `swimlane;childLayout=stackLayout;resizeParent=1;horizontalStack=0;startSize=40;fontStyle=1;fontSize=14;collapsible=0;${FILLS.gray}`,
  );
  const [staff, manager, buyer] = words.lanes;
  const one = sheet.shape(staff, [0, 40, 860, 120], `${lane}${FILLS.blue}`, pool);
  const two = sheet.shape(manager, [0, 160, 860, 120], `${lane}${FILLS.amber}`, pool);
  const three = sheet.shape(buyer, [0, 280, 860, 120], `${lane}${FILLS.green}`, pool);
  const step = `rounded=1;${FILLS.white}`;
  const need = sheet.shape(words.need, [70, 35, 120, 50], step, one);
  const change = sheet.shape(words.change, [280, 35, 120, 50], step, one);
  const receive = sheet.shape(words.receive, [690, 35, 120, 50], step, one);
  const approve = sheet.shape(words.approve, [270, 20, 140, 80], `rhombus;${FILLS.white}`, two);
  const order = sheet.shape(words.order, [480, 35, 120, 50], step, three);
  const deliver = sheet.shape(words.deliver, [690, 35, 120, 50], step, three);
  sheet.link(need, approve, { style: 'exitX=0.5;exitY=1;entryX=0;entryY=0.5;' });
  sheet.link(approve, change, { label: words.no });
  sheet.link(change, need);
  sheet.link(approve, order, { label: words.yes, style: 'exitX=1;exitY=0.5;entryX=0.5;entryY=0;', at: -0.5 });
  sheet.link(order, deliver);
  sheet.link(deliver, receive);
  return fileOf(sheet);
}

/** The words of what to do about a slow page. */
export interface DecisionWords {
  readonly page: string;
  readonly question: string;
  readonly second: readonly [string, string];
  readonly answers: readonly [string, string, string, string];
  readonly yes: string;
  readonly no: string;
}

/** A tree of questions. */
export function decision({ page, question, second, answers, yes, no }: DecisionWords): string {
  const sheet = new Sheet(page, [1100, 850]);
  const top = sheet.shape(question, [330, 40, 200, 60], `rounded=1;arcSize=40;fontStyle=1;${FILLS.amber}`);
  const [left, right] = second.map((text, index) =>
    sheet.shape(text, [130 + index * 400, 160, 200, 60], `rounded=1;arcSize=40;${FILLS.amber}`),
  );
  const leaves = answers.map((text, index) =>
    sheet.shape(
      text,
      [40 + index * 200, 290, 180, 60],
      `rounded=1;${index % 2 === 0 ? FILLS.green : FILLS.blue}`,
    ),
  );
  const down = 'exitX=0.5;exitY=1;entryX=0.5;entryY=0;';
  sheet.link(top, left!, { label: yes, style: down });
  sheet.link(top, right!, { label: no, style: down });
  leaves.forEach((leaf, index) =>
    sheet.link(index < 2 ? left! : right!, leaf, { label: index % 2 === 0 ? yes : no, style: down }),
  );
  return fileOf(sheet);
}

/** The words of an order's way, in BPMN. */
export interface OrderWords {
  readonly page: string;
  readonly begin: string;
  readonly check: string;
  readonly stocked: string;
  readonly pack: string;
  readonly produce: string;
  readonly ship: string;
  readonly end: string;
  readonly yes: string;
  readonly no: string;
}

/** Events, tasks and gateways. */
export function fulfilment(words: OrderWords): string {
  const sheet = new Sheet(words.page, [1100, 850]);
  const below = 'verticalLabelPosition=bottom;verticalAlign=top;whiteSpace=nowrap;';
  // Lines leave a gateway above and below.
  const beside = 'labelPosition=right;align=left;spacingLeft=4;whiteSpace=nowrap;';
  const event = `shape=mxgraph.bpmn.event;perimeter=ellipsePerimeter;symbol=general;aspect=fixed;${below}`;
  const gateway = `shape=mxgraph.bpmn.gateway2;perimeter=rhombusPerimeter;outline=none;symbol=none;${beside}`;
  const task = `rounded=1;arcSize=14;${FILLS.blue}`;
  const begin = sheet.shape(words.begin, [50, 150, 40, 40], `${event}outline=standard;${FILLS.green}`);
  const check = sheet.shape(words.check, [150, 140, 120, 60], task);
  const stocked = sheet.shape(words.stocked, [330, 145, 50, 50], `${gateway}gwType=exclusive;${FILLS.amber}`);
  const pack = sheet.shape(words.pack, [450, 60, 120, 60], task);
  const produce = sheet.shape(words.produce, [450, 220, 120, 60], task);
  const join = sheet.shape('', [640, 145, 50, 50], `${gateway}gwType=exclusive;${FILLS.amber}`);
  const ship = sheet.shape(words.ship, [750, 140, 120, 60], task);
  const end = sheet.shape(words.end, [930, 150, 40, 40], `${event}outline=end;${FILLS.red}`);
  sheet.link(begin, check);
  sheet.link(check, stocked);
  sheet.link(stocked, pack, { label: words.yes, style: 'exitX=0.5;exitY=0;entryX=0;entryY=0.5;' });
  sheet.link(stocked, produce, { label: words.no, style: 'exitX=0.5;exitY=1;entryX=0;entryY=0.5;', at: 0.5 });
  sheet.link(pack, join, { style: 'exitX=1;exitY=0.5;entryX=0.5;entryY=0;' });
  sheet.link(produce, join, { style: 'exitX=1;exitY=0.5;entryX=0.5;entryY=1;' });
  sheet.link(join, ship);
  sheet.link(ship, end);
  return fileOf(sheet);
}
