import { localizedText, type DiagramExample } from '@letu/core';
import { decision, expenses, fulfilment, purchase } from './flow.js';
import { mindMap } from './ideas.js';
import { plan, signIn } from './screens.js';
import { classes, cloud, network, organisation, tables } from './structure.js';

/** What the examples are called in both languages; the sources are English. */
export const englishExamples: readonly DiagramExample[] = [
  {
    id: 'flowchart-en',
    subject: 'process',
    title: localizedText('流程图（英文）', 'Flowchart: expenses'),
    source: expenses({
      page: 'Expenses',
      steps: [
        'Request',
        'Fill in the form',
        'More than\n$800?',
        'Head approves',
        'Finance checks',
        'Money is paid',
      ],
      chief: 'Director approves',
      yes: 'yes',
      no: 'no',
    }),
  },
  {
    id: 'swimlanes-en',
    subject: 'process',
    title: localizedText('泳道图（英文）', 'Swim lanes: a purchase'),
    source: purchase({
      page: 'Purchase',
      title: 'Buying office supplies',
      lanes: ['Staff', 'Manager', 'Buyer'],
      need: 'Ask for it',
      approve: 'Agreed?',
      change: 'Change it',
      order: 'Order',
      deliver: 'Check delivery',
      receive: 'Pick it up',
      yes: 'yes',
      no: 'no',
    }),
  },
  {
    id: 'classes-en',
    subject: 'software',
    title: localizedText('UML 类图（英文）', 'UML classes: orders'),
    source: classes({
      page: 'Classes',
      account: ['Account', ['- id: long', '- name: string'], ['+ signIn()']],
      order: ['Order', ['- number: string', '- placedAt: Date'], ['+ total(): Money']],
      line: ['OrderLine', ['- count: int', '- price: Money'], ['+ sum(): Money']],
      payment: ['«interface» Payment', [], ['+ pay(amount)', '+ refund(amount)']],
      wechat: ['CardPayment', ['- merchant: string'], ['+ pay(amount)']],
      alipay: ['BankTransfer', ['- iban: string'], ['+ pay(amount)']],
    }),
  },
  {
    id: 'tables-en',
    subject: 'data',
    title: localizedText('ER 图（英文）', 'ER: a shop'),
    source: tables({
      page: 'Data',
      users: [
        'user',
        [
          ['PK', 'user_id'],
          ['', 'phone'],
          ['', 'created_at'],
        ],
      ],
      orders: [
        'order',
        [
          ['PK', 'order_id'],
          ['FK', 'user_id'],
          ['', 'placed_at'],
          ['', 'state'],
        ],
      ],
      items: [
        'order_item',
        [
          ['FK', 'order_id'],
          ['FK', 'product_id'],
          ['', 'count'],
        ],
      ],
      products: [
        'product',
        [
          ['PK', 'product_id'],
          ['', 'name'],
          ['', 'price'],
        ],
      ],
    }),
  },
  {
    id: 'network-en',
    subject: 'software',
    title: localizedText('网络拓扑（英文）', 'Network: an office'),
    source: network({
      page: 'Network',
      internet: 'Internet',
      firewall: 'Firewall',
      router: 'Core switch',
      zones: ['Office', 'Servers'],
      office: ['Desktops', 'Wi-Fi', 'Printer'],
      servers: ['Files', 'Mail', 'Backup'],
    }),
  },
  {
    id: 'organisation-en',
    subject: 'organisation',
    title: localizedText('组织架构图（英文）', 'Organisation chart'),
    source: organisation({
      page: 'Organisation',
      head: ['Mary Lane', 'Director'],
      departments: [
        ['John Reed', 'Product', ['Design', 'Research']],
        ['Ann Brook', 'Engineering', ['Front end', 'Back end', 'Quality']],
        ['Paul Marsh', 'Marketing', ['Brand', 'Sales']],
      ],
    }),
  },
  {
    id: 'bpmn-en',
    subject: 'process',
    title: localizedText('BPMN（英文）', 'BPMN: an order'),
    source: fulfilment({
      page: 'Order',
      begin: 'Order placed',
      check: 'Look in stock',
      stocked: 'There?',
      pack: 'Pick and pack',
      produce: 'Make it',
      ship: 'Ship',
      end: 'Done',
      yes: 'yes',
      no: 'no',
    }),
  },
  {
    id: 'cloud-en',
    subject: 'software',
    title: localizedText('云架构（英文）', 'Cloud: services'),
    source: cloud({
      page: 'Cloud',
      user: 'User',
      cdn: 'CDN',
      region: 'Region · private network',
      gateway: 'API gateway',
      services: ['Users', 'Orders', 'Search'],
      queue: 'Message queue',
      stores: ['User data', 'Order data', 'Search index'],
    }),
  },
  {
    id: 'wireframe-en',
    subject: 'software',
    title: localizedText('线框图（英文）', 'Wireframe: a sign-in screen'),
    source: signIn({
      page: 'Sign in',
      brand: 'Letu',
      motto: 'The joy of making',
      account: 'Phone number',
      password: 'Password',
      remember: 'Remember me',
      forgot: 'Forgot it?',
      signIn: 'Sign in',
      or: 'or with',
      others: ['Google', 'Apple', 'Mail'],
    }),
  },
  {
    id: 'mindmap-en',
    subject: 'ideas',
    title: localizedText('思维导图（英文）', 'Mind map: a journey'),
    source: mindMap({
      page: 'Journey',
      topic: 'A week in Scotland',
      right: [
        ['Places', ['Edinburgh: old town', 'Loch Ness by boat', 'Isle of Skye', 'Glasgow museums']],
        ['Getting there', ['Night train from London', 'A car for the islands', 'Ferry to Skye']],
      ],
      left: [
        ['Budget', ['Trains: 240', 'Rooms: 630', 'Food and tickets: 350']],
        ['Luggage', ['Rain coat', 'Walking boots', 'Binoculars']],
      ],
    }),
  },
  {
    id: 'decision-en',
    subject: 'ideas',
    title: localizedText('决策树（英文）', 'Decision tree'),
    source: decision({
      page: 'A page does not open',
      question: 'Do other sites open?',
      second: ['Does another browser open it?', 'Is there mobile data?'],
      answers: [
        'Clear the cache of the first browser',
        'The site is down: try later',
        'Restart your router',
        'Call your provider',
      ],
      yes: 'yes',
      no: 'no',
    }),
  },
  {
    id: 'plan-en',
    subject: 'project',
    title: localizedText('多页（英文）', 'Two pages: a plan and its risks'),
    source: plan({
      pages: ['Plan', 'Risks'],
      title: 'A new web site',
      phases: [
        ['Needs', 'March'],
        ['Design', 'April'],
        ['Build', 'May and June'],
        ['Launch', 'July'],
      ],
      columns: ['Risk', 'Answer'],
      risks: [
        ['Needs change half-way', 'Review every two weeks'],
        ['An interface is late', 'Begin with made-up data'],
        ['Many visitors on the first day', 'Test the load before'],
      ],
    }),
  },
];
