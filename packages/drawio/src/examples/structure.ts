import { LETU } from '../letuLook.js';
import { FILLS, fileOf, Sheet, type Bounds } from './sheet.js';

const ROW = 30;

/** A class: its name, what it has, and what it does. */
export type ClassWords = readonly [name: string, fields: readonly string[], methods: readonly string[]];

/** The words of a class diagram. */
export interface ClassesWords {
  readonly page: string;
  readonly account: ClassWords;
  readonly order: ClassWords;
  readonly line: ClassWords;
  readonly payment: ClassWords;
  readonly wechat: ClassWords;
  readonly alipay: ClassWords;
}

function classBox(
  sheet: Sheet,
  [name, fields, methods]: ClassWords,
  x: number,
  y: number,
  fill: string,
): string {
  const text = `text;align=left;verticalAlign=middle;spacingLeft=8;spacingRight=4;overflow=hidden;rotatable=0;strokeColor=none;fillColor=none;fontColor=${LETU.text};`;
  const height = ROW + (fields.length + methods.length) * 26 + 8;
  const box = sheet.shape(
    name,
    [x, y, 190, height],
    `swimlane;fontStyle=1;align=center;verticalAlign=top;childLayout=stackLayout;horizontal=1;startSize=${ROW};horizontalStack=0;resizeParent=1;resizeParentMax=0;collapsible=0;${fill}`,
  );
  let top = ROW;
  const row = (label: string) => {
    sheet.shape(label, [0, top, 190, 26], text, box);
    top += 26;
  };
  fields.forEach(row);
  sheet.shape(
    '',
    [0, top, 190, 8],
    'line;strokeWidth=1;fillColor=none;strokeColor=inherit;rotatable=0;',
    box,
  );
  top += 8;
  methods.forEach(row);
  return box;
}

/** Classes, what they consist of, and what they inherit. */
export function classes(words: ClassesWords): string {
  const sheet = new Sheet(words.page, [1100, 850]);
  const account = classBox(sheet, words.account, 40, 40, FILLS.blue);
  const order = classBox(sheet, words.order, 330, 40, FILLS.blue);
  const line = classBox(sheet, words.line, 620, 40, FILLS.blue);
  const payment = classBox(sheet, words.payment, 330, 280, FILLS.purple);
  const wechat = classBox(sheet, words.wechat, 180, 460, FILLS.green);
  const alipay = classBox(sheet, words.alipay, 480, 460, FILLS.green);
  sheet.link(account, order, {
    label: '1 — *',
    style: 'endArrow=open;endFill=0;exitX=1;exitY=0.5;entryX=0;entryY=0.5;',
  });
  sheet.link(order, line, {
    label: '1 — *',
    style:
      'startArrow=diamondThin;startFill=1;startSize=16;endArrow=none;exitX=1;exitY=0.5;entryX=0;entryY=0.5;',
  });
  sheet.link(order, payment, { style: 'endArrow=open;endFill=0;dashed=1;' });
  for (const child of [wechat, alipay]) {
    sheet.link(child, payment, {
      style: 'endArrow=block;endFill=0;endSize=14;exitX=0.5;exitY=0;entryX=0.5;entryY=1;',
    });
  }
  return fileOf(sheet);
}

/** A table: its name, and its columns with their key. */
export type TableWords = readonly [name: string, columns: readonly (readonly [key: string, name: string])[]];

/** The words of a data model. */
export interface TablesWords {
  readonly page: string;
  readonly users: TableWords;
  readonly orders: TableWords;
  readonly items: TableWords;
  readonly products: TableWords;
}

const CELL = `shape=partialRectangle;connectable=0;fillColor=none;strokeColor=inherit;top=0;left=0;bottom=0;right=0;overflow=hidden;fontColor=${LETU.text};`;

/** Returns the ids of a table's rows. */
function table(
  sheet: Sheet,
  [name, columns]: TableWords,
  x: number,
  y: number,
  fill: string,
): readonly string[] {
  const width = 200;
  const box = sheet.shape(
    name,
    [x, y, width, ROW * (columns.length + 1)],
    `shape=table;startSize=${ROW};container=1;collapsible=0;childLayout=tableLayout;fixedRows=1;rowLines=0;fontStyle=1;align=center;resizeLast=1;${fill}`,
  );
  return columns.map(([key, column], index) => {
    const row = sheet.shape(
      '',
      [0, ROW * (index + 1), width, ROW],
      'shape=tableRow;horizontal=0;startSize=0;swimlaneHead=0;swimlaneBody=0;fillColor=none;strokeColor=inherit;collapsible=0;dropTarget=0;points=[[0,0.5],[1,0.5]];portConstraint=eastwest;top=0;left=0;right=0;bottom=0;',
      box,
    );
    sheet.shape(key, [0, 0, 50, ROW], `${CELL}fontStyle=1;`, row);
    sheet.shape(column, [50, 0, width - 50, ROW], `${CELL}align=left;spacingLeft=6;`, row);
    return row;
  });
}

/** Four tables and how they hang together. */
export function tables(words: TablesWords): string {
  const sheet = new Sheet(words.page, [1100, 850]);
  const users = table(sheet, words.users, 40, 40, FILLS.blue);
  const orders = table(sheet, words.orders, 340, 40, FILLS.green);
  const items = table(sheet, words.items, 640, 40, FILLS.amber);
  const products = table(sheet, words.products, 640, 260, FILLS.purple);
  const many =
    'endArrow=ERoneToMany;startArrow=ERmandOne;endFill=0;startFill=0;endSize=10;startSize=10;rounded=0;';
  sheet.link(users[0]!, orders[1]!, { style: `${many}exitX=1;exitY=0.5;entryX=0;entryY=0.5;` });
  sheet.link(orders[0]!, items[0]!, { style: `${many}exitX=1;exitY=0.5;entryX=0;entryY=0.5;` });
  sheet.link(products[0]!, items[1]!, {
    style: `${many}exitX=1;exitY=0.5;entryX=1;entryY=0.5;`,
    points: [
      { x: 880, y: 305 },
      { x: 880, y: 115 },
    ],
  });
  return fileOf(sheet);
}

/** The words of an organisation: a head, its departments, and who is in them. */
export interface OrganisationWords {
  readonly page: string;
  readonly head: readonly [name: string, role: string];
  readonly departments: readonly (readonly [name: string, role: string, teams: readonly string[]])[];
}

const named = (name: string, role: string) => `<b>${name}</b><br>${role}`;

/** Departments side by side, with their teams below them. */
export function organisation({ page, head, departments }: OrganisationWords): string {
  const sheet = new Sheet(page, [1100, 850]);
  const width = departments.length * 220 - 40;
  const top = sheet.shape(named(...head), [40 + (width - 180) / 2, 40, 180, 60], `rounded=1;${FILLS.blue}`);
  const fills = [FILLS.green, FILLS.amber, FILLS.purple, FILLS.red];
  departments.forEach(([name, role, teams], index) => {
    const fill = fills[index % fills.length]!;
    const x = 40 + index * 220;
    const department = sheet.shape(named(name, role), [x, 160, 180, 60], `rounded=1;${fill}`);
    sheet.link(top, department, { style: 'endArrow=none;exitX=0.5;exitY=1;entryX=0.5;entryY=0;' });
    teams.forEach((team, row) => {
      const box = sheet.shape(team, [x + 40, 250 + row * 60, 140, 40], `rounded=1;${FILLS.white}`);
      sheet.link(department, box, {
        style: 'endArrow=none;exitX=0.1;exitY=1;entryX=0;entryY=0.5;',
        points: [{ x: x + 18, y: 270 + row * 60 }],
      });
    });
  });
  return fileOf(sheet);
}

/** The words of a network. */
export interface NetworkWords {
  readonly page: string;
  readonly internet: string;
  readonly firewall: string;
  readonly router: string;
  readonly zones: readonly [office: string, servers: string];
  readonly office: readonly [string, string, string];
  readonly servers: readonly [string, string, string];
}

/** What stands between the internet and two zones. */
export function network(words: NetworkWords): string {
  const sheet = new Sheet(words.page, [1100, 850]);
  const line = 'endArrow=none;strokeWidth=2;';
  const internet = sheet.shape(words.internet, [320, 30, 160, 90], `ellipse;shape=cloud;${FILLS.blue}`);
  const firewall = sheet.shape(words.firewall, [340, 160, 120, 50], `${FILLS.red}fontStyle=1;`);
  const router = sheet.shape(words.router, [340, 250, 120, 50], `rounded=1;arcSize=50;${FILLS.amber}`);
  sheet.link(internet, firewall, { style: line });
  sheet.link(firewall, router, { style: line });
  const zone =
    'rounded=1;arcSize=6;dashed=1;verticalAlign=top;fontStyle=1;spacingTop=6;container=1;collapsible=0;';
  const zones = [
    { label: words.zones[0], hosts: words.office, fill: FILLS.green, shape: 'rounded=1;' },
    {
      label: words.zones[1],
      hosts: words.servers,
      fill: FILLS.purple,
      shape: 'shape=cylinder3;boundedLbl=1;size=8;',
    },
  ];
  zones.forEach(({ label, hosts, fill, shape }, side) => {
    const group = sheet.shape(label, [20 + side * 400, 350, 360, 140], `${zone}${FILLS.gray}`);
    hosts.forEach((host, index) => {
      sheet.shape(host, [20 + index * 115, 50, 90, 70], `${shape}${fill}`, group);
    });
    sheet.link(router, group, { style: `${line}exitX=${side};exitY=0.5;entryX=0.5;entryY=0;` });
  });
  return fileOf(sheet);
}

/** The words of a service in a cloud. */
export interface CloudWords {
  readonly page: string;
  readonly user: string;
  readonly cdn: string;
  readonly region: string;
  readonly gateway: string;
  readonly services: readonly [string, string, string];
  readonly queue: string;
  readonly stores: readonly [string, string, string];
}

/** Layers of a service from its users to its data. */
export function cloud(words: CloudWords): string {
  const sheet = new Sheet(words.page, [1100, 850]);
  const step = 'rounded=1;';
  const user = sheet.shape(
    words.user,
    [60, 220, 36, 64],
    `shape=umlActor;verticalLabelPosition=bottom;verticalAlign=top;${FILLS.gray}`,
  );
  const cdn = sheet.shape(words.cdn, [150, 217, 110, 70], `ellipse;shape=cloud;${FILLS.blue}`);
  sheet.shape(
    words.region,
    [300, 40, 620, 430],
    `rounded=1;arcSize=3;dashed=1;verticalAlign=top;align=left;spacingLeft=10;spacingTop=4;fontStyle=1;container=0;connectable=0;${FILLS.gray}`,
  );
  const gateway = sheet.shape(words.gateway, [330, 222, 120, 60], `${step}${FILLS.amber}`);
  sheet.link(user, cdn);
  sheet.link(cdn, gateway);
  const rows: readonly Bounds[] = [0, 1, 2].map((row) => [530, 92 + row * 130, 140, 60] as const);
  words.services.forEach((label, row) => {
    const service = sheet.shape(label, rows[row]!, `${step}${FILLS.green}`);
    const store = sheet.shape(
      words.stores[row]!,
      [770, 87 + row * 130, 120, 70],
      `shape=cylinder3;boundedLbl=1;backgroundOutline=1;size=10;${FILLS.purple}`,
    );
    sheet.link(gateway, service, { style: 'exitX=1;exitY=0.5;entryX=0;entryY=0.5;' });
    sheet.link(service, store);
  });
  const queue = sheet.shape(words.queue, [330, 400, 120, 50], `${step}${FILLS.red}`);
  sheet.link(gateway, queue, { style: 'dashed=1;' });
  return fileOf(sheet);
}
