import type { DiagramExample } from '@letu/core';
import { FILL, Sketch } from './sketch.js';

const leave = new Sketch()
  .text('title', 20, 0, '请假审批流程', { size: 28 })
  .box('start', [20, 70, 140, 60], '员工提交', { type: 'ellipse', fill: FILL.green })
  .box('check', [230, 50, 160, 100], '三天以内？', { type: 'diamond', fill: FILL.yellow })
  .box('leader', [460, 70, 150, 60], '组长审批', { fill: FILL.blue })
  .box('manager', [235, 220, 150, 60], '部门经理审批', { fill: FILL.blue })
  .box('record', [460, 220, 150, 60], '人事登记', { fill: FILL.purple })
  .box('end', [690, 220, 140, 60], '结束', { type: 'ellipse', fill: FILL.red })
  .arrow('start', 'check')
  .arrow('check', 'leader', '是')
  .arrow('check', 'manager', '否')
  .arrow('leader', 'record', '同意')
  .arrow('manager', 'record', '同意')
  .arrow('record', 'end');

const shop = new Sketch()
  .text('title', 0, 0, '电商系统架构', { size: 28 })
  .frame('clients', [0, 80, 760, 120], '用户端')
  .box('web', [30, 110, 160, 60], '网页商城', { fill: FILL.blue, frame: 'clients' })
  .box('app', [300, 110, 160, 60], '手机应用', { fill: FILL.blue, frame: 'clients' })
  .box('mini', [570, 110, 160, 60], '小程序', { fill: FILL.blue, frame: 'clients' })
  .box('gateway', [300, 260, 160, 60], '统一网关', { fill: FILL.yellow, type: 'ellipse' })
  .frame('services', [0, 390, 760, 120], '业务服务')
  .box('goods', [30, 420, 160, 60], '商品', { fill: FILL.green, frame: 'services' })
  .box('order', [300, 420, 160, 60], '订单', { fill: FILL.green, frame: 'services' })
  .box('pay', [570, 420, 160, 60], '支付', { fill: FILL.green, frame: 'services' })
  .box('database', [165, 580, 180, 70], '数据库', { type: 'ellipse', fill: FILL.grey, fillStyle: 'hachure' })
  .box('cache', [435, 580, 180, 70], '缓存', { type: 'ellipse', fill: FILL.grey, fillStyle: 'hachure' })
  .arrow('web', 'gateway')
  .arrow('app', 'gateway')
  .arrow('mini', 'gateway')
  .arrow('gateway', 'goods')
  .arrow('gateway', 'order')
  .arrow('gateway', 'pay')
  .arrow('order', 'database', '写入')
  .arrow('goods', 'database')
  .arrow('order', 'cache')
  .arrow('pay', 'cache');

const signIn = new Sketch()
  .text('title', 20, -50, '登录页线框图', { size: 28 })
  .box('page', [20, 10, 340, 520], '', { fill: FILL.none })
  .box('logo', [140, 50, 100, 100], '标志', { type: 'ellipse', fill: FILL.grey, fillStyle: 'cross-hatch' })
  .text('hello', 130, 170, '欢迎回来', { size: 28 })
  .box('phone', [60, 230, 260, 50], '手机号', { isSharp: true, align: 'left', size: 16 })
  .box('code', [60, 300, 160, 50], '验证码', { isSharp: true, align: 'left', size: 16 })
  .box('send', [230, 300, 90, 50], '发送', { fill: FILL.grey, size: 16 })
  .box('submit', [60, 380, 260, 56], '登录', { fill: FILL.blue })
  .text('other', 110, 460, '其他登录方式', { size: 16, colour: '#868e96' })
  .text('note', 400, 230, '没填手机号时\n「发送」不可点', { size: 18, colour: '#e03131' })
  .line(
    'hint',
    395,
    260,
    [
      [0, 0],
      [-50, 55],
    ],
    { strokeColor: '#e03131' },
  );

const journey = new Sketch()
  .text('title', 0, -20, '外卖用户旅程', { size: 28 })
  .box('look', [0, 50, 150, 60], '找餐厅', { fill: FILL.blue })
  .box('choose', [200, 50, 150, 60], '选菜', { fill: FILL.blue })
  .box('pay', [400, 50, 150, 60], '付款', { fill: FILL.blue })
  .box('wait', [600, 50, 150, 60], '等餐', { fill: FILL.blue })
  .box('eat', [800, 50, 150, 60], '用餐与评价', { fill: FILL.blue })
  .arrow('look', 'choose')
  .arrow('choose', 'pay')
  .arrow('pay', 'wait')
  .arrow('wait', 'eat')
  .line(
    'mood',
    75,
    200,
    [
      [0, 20],
      [200, -20],
      [400, 40],
      [600, 90],
      [800, -30],
    ],
    { strokeColor: '#1971c2', roundness: { type: 2 }, strokeWidth: 4 },
  )
  .text('happy', -60, 160, '开心', { size: 16, colour: '#2f9e44' })
  .text('sad', -60, 290, '烦躁', { size: 16, colour: '#e03131' })
  .box('idea1', [180, 340, 200, 90], '按口味\n推荐套餐', { fill: FILL.yellow, size: 18, isSharp: true })
  .box('idea2', [570, 340, 210, 90], '显示骑手位置\n和预计时间', {
    fill: FILL.yellow,
    size: 18,
    isSharp: true,
  });

const retro = new Sketch()
  .text('title', 0, -70, '迭代复盘', { size: 28 })
  .frame('good', [0, 0, 260, 360], '做得好的')
  .box('good1', [30, 30, 200, 90], '发布没有回滚', { fill: FILL.green, isSharp: true, frame: 'good' })
  .box('good2', [30, 140, 200, 90], '需求评审更早了', { fill: FILL.green, isSharp: true, frame: 'good' })
  .frame('bad', [290, 0, 260, 360], '要改进的')
  .box('bad1', [320, 30, 200, 90], '测试环境常坏', { fill: FILL.red, isSharp: true, frame: 'bad' })
  .box('bad2', [320, 140, 200, 90], '站会超时', { fill: FILL.red, isSharp: true, frame: 'bad' })
  .frame('next', [580, 0, 260, 360], '下一步')
  .box('next1', [610, 30, 200, 90], '专人看环境', { fill: FILL.yellow, isSharp: true, frame: 'next' })
  .box('next2', [610, 140, 200, 90], '站会限时十分钟', { fill: FILL.yellow, isSharp: true, frame: 'next' });

export const chineseExamples: readonly DiagramExample[] = [
  {
    id: 'leave',
    subject: 'process',
    isDefault: true,
    title: { 'zh-CN': '请假审批流程', 'en-US': 'Asking for leave (in Chinese)' },
    source: leave.source,
  },
  {
    id: 'shop',
    subject: 'software',
    title: { 'zh-CN': '电商系统架构', 'en-US': 'Architecture of a shop (in Chinese)' },
    source: shop.source,
  },
  {
    id: 'sign-in',
    subject: 'software',
    title: { 'zh-CN': '登录页线框图', 'en-US': 'Wireframe of a sign-in page (in Chinese)' },
    source: signIn.source,
  },
  {
    id: 'journey',
    subject: 'ideas',
    title: { 'zh-CN': '外卖用户旅程', 'en-US': 'Journey of a user (in Chinese)' },
    source: journey.source,
  },
  {
    id: 'retro',
    subject: 'project',
    title: { 'zh-CN': '迭代复盘', 'en-US': 'Retrospective (in Chinese)' },
    source: retro.source,
  },
];
