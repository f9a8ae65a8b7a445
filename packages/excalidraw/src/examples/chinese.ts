import type { DiagramExample } from '@letu/core';
import { FILL, INK, Sketch, type Style } from './sketch.js';

const leave = new Sketch()
  .text('title', 20, 0, '请假审批流程', { size: 28 })
  .box('start', [20, 70, 140, 60], '员工提交', { type: 'ellipse', fill: FILL.green })
  .box('check', [230, 50, 160, 100], '三天以内？', { type: 'diamond', fill: FILL.yellow })
  .box('leader', [500, 70, 150, 60], '组长审批', { fill: FILL.blue })
  .box('manager', [235, 220, 150, 60], '部门经理审批', { fill: FILL.blue })
  .box('record', [500, 220, 150, 60], '人事登记', { fill: FILL.purple })
  .box('end', [730, 220, 140, 60], '结束', { type: 'ellipse', fill: FILL.red })
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
  .text('other', 110, 460, '其他登录方式', { size: 16, colour: INK.quiet })
  .text('note', 400, 230, '没填手机号时\n「发送」不可点', { size: 18, colour: INK.red })
  .line(
    'hint',
    395,
    260,
    [
      [0, 0],
      [-50, 55],
    ],
    { strokeColor: INK.red },
  );

/** A note as they stick on a wall. */
const note = (fill: string, frame?: string): Style => ({
  fill,
  size: 18,
  isSharp: true,
  ...(frame === undefined ? {} : { frame }),
});

const STAGES = ['找餐厅', '选菜', '付款', '等餐', '用餐与评价'] as const;
const DONE = ['搜索、看评分', '比口味和价格', '领券、下单', '看骑手位置', '打分、晒图'] as const;
const THOUGHTS = [
  '附近有什么\n好吃的？',
  '选不出来，\n看别人点什么',
  '配送费\n怎么又涨了',
  '说好半小时，\n到底还要多久',
  '味道不错，\n下次还来',
] as const;
const STEP = 190;

const journey = new Sketch().text('title', 0, -70, '外卖用户旅程', { size: 28 });
for (const [index, stage] of STAGES.entries()) {
  journey
    .box(`stage${index}`, [110 + index * STEP, 0, 160, 56], stage, { fill: FILL.blue })
    .text(`done${index}`, 122 + index * STEP, 84, DONE[index] ?? '', { size: 16 })
    .box(`thought${index}`, [110 + index * STEP, 140, 160, 80], THOUGHTS[index], {
      size: 16,
      fill: FILL.grey,
    });
  if (index > 0) journey.arrow(`stage${index - 1}`, `stage${index}`);
}
for (const [index, row] of ['阶段', '行为', '想法', '心情', '机会'].entries())
  journey.text(`row${index}`, 0, [14, 82, 166, 310, 450][index] ?? 0, row, { size: 20, colour: INK.quiet });
journey
  .line(
    'mood',
    190,
    310,
    [
      [0, 20],
      [STEP, -20],
      [STEP * 2, 30],
      [STEP * 3, 80],
      [STEP * 4, -40],
    ],
    { strokeColor: INK.blue, roundness: { type: 2 }, strokeWidth: 4 },
  )
  .text('happy', 970, 258, '开心', { size: 16, colour: INK.green })
  .text('sad', 760, 400, '烦躁', { size: 16, colour: INK.red })
  .box('idea1', [300, 430, 160, 80], '按口味\n推荐套餐', note(FILL.yellow))
  .box('idea2', [490, 430, 160, 80], '下单前就\n算好总价', note(FILL.yellow))
  .box('idea3', [680, 430, 160, 80], '超时自动\n发补偿券', note(FILL.yellow));

const retro = new Sketch()
  .text('title', 0, -90, '迭代复盘', { size: 28 })
  .text('when', 150, -80, '第 12 次迭代 · 每人三张便签，写完一起归类', { size: 16, colour: INK.quiet })
  .frame('good', [0, 0, 260, 440], '做得好的')
  .box('good1', [30, 30, 200, 100], '发布没有回滚', note(FILL.green, 'good'))
  .box('good2', [30, 150, 200, 100], '需求评审\n提前了两天', note(FILL.green, 'good'))
  .box('good3', [30, 270, 200, 100], '新同事一周\n就能独立上线', note(FILL.green, 'good'))
  .frame('bad', [290, 0, 260, 440], '要改进的')
  .box('bad1', [320, 30, 200, 100], '测试环境常坏', note(FILL.red, 'bad'))
  .box('bad2', [320, 150, 200, 100], '站会经常超时', note(FILL.red, 'bad'))
  .box('bad3', [320, 270, 200, 100], '文档跟不上代码', note(FILL.red, 'bad'))
  .frame('next', [580, 0, 260, 440], '下一步')
  .box('next1', [610, 30, 200, 100], '轮值维护环境\n小陈 · 周五前', note(FILL.yellow, 'next'))
  .box('next2', [610, 150, 200, 100], '站会限时十分钟\n阿宁 · 明天起', note(FILL.yellow, 'next'))
  .box('next3', [610, 270, 200, 100], '合并前先改文档\n全员', note(FILL.yellow, 'next'));

const brainstorm = new Sketch()
  .box('topic', [370, 240, 260, 110], '怎么让新用户\n留下来？', {
    type: 'ellipse',
    fill: FILL.yellow,
    size: 24,
  })
  .text('guide', 20, -20, '上手', { size: 24, colour: INK.blue })
  .box('guide1', [20, 30, 150, 100], '三步\n新手任务', note(FILL.blue))
  .box('guide2', [190, 30, 150, 100], '用模板\n代替空白页', note(FILL.blue))
  .box('guide3', [20, 150, 150, 100], '首日\n只教一件事', note(FILL.blue))
  .text('reward', 660, -20, '动力', { size: 24, colour: INK.green })
  .box('reward1', [660, 30, 150, 100], '连续七天\n打卡奖励', note(FILL.green))
  .box('reward2', [830, 30, 150, 100], '完成第一张图\n就送会员', note(FILL.green))
  .box('reward3', [830, 150, 150, 100], '每周成果\n小结', note(FILL.green))
  .text('friends', 20, 380, '同伴', { size: 24, colour: INK.purple })
  .box('friends1', [20, 430, 150, 100], '邀请同事\n一起改', note(FILL.purple))
  .box('friends2', [190, 430, 150, 100], '新手\n答疑群', note(FILL.purple))
  .text('pain', 660, 380, '先补的坑', { size: 24, colour: INK.red })
  .box('pain1', [660, 430, 150, 100], '首屏加载\n要五秒', note(FILL.red))
  .box('pain2', [830, 430, 150, 100], '注册要填\n八个字段', note(FILL.red));

const swot = new Sketch()
  .text('title', 0, -70, '新品 SWOT 分析', { size: 28 })
  .box('strength', [0, 0, 380, 230], '', { fill: FILL.green })
  .text('strength-title', 24, 18, '优势', { size: 24 })
  .text('strength-list', 24, 70, '· 供应链自有，成本低一成\n· 老用户复购率 46%\n· 设计团队得过奖', {
    size: 18,
  })
  .box('weakness', [400, 0, 380, 230], '', { fill: FILL.red })
  .text('weakness-title', 424, 18, '劣势', { size: 24 })
  .text('weakness-list', 424, 70, '· 线下门店少\n· 客服晚间没人\n· 品牌知名度不高', { size: 18 })
  .box('chance', [0, 250, 380, 230], '', { fill: FILL.blue })
  .text('chance-title', 24, 268, '机会', { size: 24 })
  .text('chance-list', 24, 320, '· 露营人群两年翻倍\n· 直播渠道愿意首发\n· 同价位没有强品牌', { size: 18 })
  .box('threat', [400, 250, 380, 230], '', { fill: FILL.yellow })
  .text('threat-title', 424, 268, '威胁', { size: 24 })
  .text('threat-list', 424, 320, '· 大厂年底入场\n· 原材料价格上涨\n· 旺季只有四个月', { size: 18 });

const week = new Sketch()
  .text('title', 0, -80, '本周看板', { size: 28 })
  .frame('todo', [0, 0, 250, 470], '待办')
  .box('todo1', [25, 30, 200, 90], '写活动页文案\n@林晓', note(FILL.yellow, 'todo'))
  .box('todo2', [25, 140, 200, 90], '约三位用户访谈\n@王安', note(FILL.yellow, 'todo'))
  .box('todo3', [25, 250, 200, 90], '整理竞品截图', note(FILL.grey, 'todo'))
  .frame('doing', [280, 0, 250, 470], '进行中（最多两张）')
  .box('doing1', [305, 30, 200, 90], '支付页改版\n@赵一', note(FILL.blue, 'doing'))
  .box('doing2', [305, 140, 200, 90], '修复登录超时\n@钱二', note(FILL.red, 'doing'))
  .frame('check', [560, 0, 250, 470], '待验收')
  .box('check1', [585, 30, 200, 90], '新人引导三步\n@孙三', note(FILL.purple, 'check'))
  .frame('finished', [840, 0, 250, 470], '完成')
  .box('finished1', [865, 30, 200, 90], '周报模板', note(FILL.green, 'finished'))
  .box('finished2', [865, 140, 200, 90], '埋点补齐', note(FILL.green, 'finished'));

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
  {
    id: 'brainstorm',
    subject: 'ideas',
    title: { 'zh-CN': '便签头脑风暴', 'en-US': 'Brainstorm with notes (in Chinese)' },
    source: brainstorm.source,
  },
  {
    id: 'swot',
    subject: 'organisation',
    title: { 'zh-CN': 'SWOT 分析', 'en-US': 'SWOT (in Chinese)' },
    source: swot.source,
  },
  {
    id: 'week',
    subject: 'project',
    title: { 'zh-CN': '本周看板', 'en-US': 'Board of a week (in Chinese)' },
    source: week.source,
  },
];
