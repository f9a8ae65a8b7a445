import type { DiagramExample } from '@letu/core';

export const englishTemplates: readonly DiagramExample[] = [
  {
    id: 'order-en',
    subject: 'software',
    title: { 'zh-CN': '订单系统（英文）', 'en-US': 'An order system' },
    description: { 'zh-CN': '网页、服务、数据', 'en-US': 'How page, services and data talk' },
    language: 'en-US',
    source: `direction: right

user: User {shape: person}
web: Web shop
user -> web: orders

back: Services {
  gateway: API gateway
  orders: Orders
  payments: Payments
  gateway -> orders: create
  orders -> payments: charge
}

data: Data {
  db: Order store {shape: cylinder}
  queue: Events {shape: queue}
}

web -> back.gateway: HTTPS
back.orders -> data.db: reads, writes
back.payments -> data.queue: paid {style.stroke-dash: 4}
`,
  },
  {
    id: 'tables-en',
    subject: 'data',
    title: { 'zh-CN': '数据库表（英文）', 'en-US': 'Tables: roles and permissions' },
    description: { 'zh-CN': '三张表和外键', 'en-US': 'Three tables and their keys' },
    language: 'en-US',
    source: `direction: right

users: {
  shape: sql_table
  id: bigint {constraint: primary_key}
  name: varchar(40)
  role_id: bigint {constraint: foreign_key}
}

roles: {
  shape: sql_table
  id: bigint {constraint: primary_key}
  name: varchar(40) {constraint: unique}
}

permissions: {
  shape: sql_table
  id: bigint {constraint: primary_key}
  role_id: bigint {constraint: foreign_key}
  action: varchar(20)
}

users.role_id -> roles.id
permissions.role_id -> roles.id
`,
  },
];
