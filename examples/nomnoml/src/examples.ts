import type { DiagramExample } from '@letu/core';

export const examples: readonly DiagramExample[] = [
  {
    id: 'shop',
    subject: 'software',
    isDefault: true,
    title: { 'zh-CN': '网上商店', 'en-US': 'A shop on the web' },
    source: `[<actor>顾客] 下单 -> [商店|库存;价格|结账()]
[商店] -> [<database>订单]
[商店] -> 付款 [支付平台]
`,
  },
  {
    id: 'approval',
    subject: 'process',
    title: { 'zh-CN': '请假审批', 'en-US': 'Approval of leave' },
    source: `[<start>开始] -> [<state>填写请假单]
[填写请假单] -> [<choice>主管同意？]
[主管同意？] 是 -> [<end>结束]
[主管同意？] 否 -> [填写请假单]
`,
  },
  {
    id: 'layers',
    subject: 'software',
    title: { 'zh-CN': '三层架构（英文）', 'en-US': 'Three layers' },
    source: `#direction: right
[<frame>Web|[Page] -> [Router]]
[Web] --> [<package>Service|[Orders] -> [Stock]]
[Service] --> [<database>PostgreSQL]
`,
  },
];
