import { localizedText } from '@letu/core';
import { connector, several, single, type EntryOf } from '../entry.js';

const EVENT =
  'points=[[0.145,0.145,0],[0.5,0,0],[0.855,0.145,0],[1,0.5,0],[0.855,0.855,0],[0.5,1,0],[0.145,0.855,0],[0,0.5,0]];shape=mxgraph.bpmn.event;html=1;verticalLabelPosition=bottom;labelBackgroundColor=default;verticalAlign=top;align=center;perimeter=ellipsePerimeter;outlineConnect=0;aspect=fixed;';
const GATEWAY =
  'points=[[0.25,0.25,0],[0.5,0,0],[0.75,0.25,0],[1,0.5,0],[0.75,0.75,0],[0.5,1,0],[0.25,0.75,0],[0,0.5,0]];shape=mxgraph.bpmn.gateway2;html=1;verticalLabelPosition=bottom;labelBackgroundColor=default;verticalAlign=top;align=center;perimeter=rhombusPerimeter;outlineConnect=0;outline=none;symbol=none;';
const TASK =
  'points=[[0.25,0,0],[0.5,0,0],[0.75,0,0],[1,0.25,0],[1,0.5,0],[1,0.75,0],[0.75,1,0],[0.5,1,0],[0.25,1,0],[0,0.75,0],[0,0.5,0],[0,0.25,0]];shape=mxgraph.bpmn.task2;whiteSpace=wrap;rectStyle=rounded;size=10;html=1;container=1;expand=0;collapsible=0;';
const LANE =
  'swimlane;html=1;startSize=20;fontStyle=0;collapsible=0;horizontal=0;swimlaneLine=1;swimlaneFillColor=default;strokeWidth=1;whiteSpace=wrap;';

const event = (
  id: string,
  names: readonly [string, string],
  outline: string,
  symbol: string,
  keywords = '',
): EntryOf =>
  single(id, names, `${EVENT}outline=${outline};symbol=${symbol};`, [50, 50], `事件 event ${keywords}`);
const gateway = (id: string, names: readonly [string, string], kind: string, keywords = ''): EntryOf =>
  single(id, names, `${GATEWAY}${kind}`, [50, 50], `网关 gateway ${keywords}`);
const task = (id: string, names: readonly [string, string], kind: string, keywords = ''): EntryOf =>
  single(
    id,
    names,
    `${TASK}${kind}`,
    [120, 80],
    `任务 活动 task activity ${keywords}`,
    localizedText(names[0], names[1]),
  );

/** Processes of businesses. */
export const bpmn: readonly EntryOf[] = [
  event('start', ['开始事件', 'Start event'], 'standard', 'general', '起点'),
  event('startMessage', ['消息开始事件', 'Message start'], 'standard', 'message', '邮件 mail'),
  event('startTimer', ['定时开始事件', 'Timer start'], 'standard', 'timer', '时间 clock'),
  event('startConditional', ['条件开始事件', 'Conditional start'], 'standard', 'conditional', '规则'),
  event('startSignal', ['信号开始事件', 'Signal start'], 'standard', 'signal'),
  event('intermediate', ['中间事件', 'Intermediate event'], 'catching', 'general'),
  event('catchMessage', ['接收消息事件', 'Message catch'], 'catching', 'message', '邮件 mail'),
  event('catchTimer', ['定时中间事件', 'Timer catch'], 'catching', 'timer', '时间 clock 等待'),
  event('throwMessage', ['发送消息事件', 'Message throw'], 'throwing', 'message', '邮件 mail'),
  event('throwSignal', ['发送信号事件', 'Signal throw'], 'throwing', 'signal'),
  event('boundaryError', ['错误边界事件', 'Error boundary'], 'boundInt', 'error', '异常 exception'),
  event('compensation', ['补偿事件', 'Compensation'], 'throwing', 'compensation', '回滚 undo'),
  event('link', ['链接事件', 'Link'], 'catching', 'link'),
  event('end', ['结束事件', 'End event'], 'end', 'general', '终点'),
  event('endMessage', ['消息结束事件', 'Message end'], 'end', 'message'),
  event('endError', ['错误结束事件', 'Error end'], 'end', 'error', '异常 exception'),
  event('endCancel', ['取消结束事件', 'Cancel end'], 'end', 'cancel'),
  event('endTerminate', ['终止结束事件', 'Terminate end'], 'end', 'terminate', '停止 stop'),
  gateway('exclusive', ['排他网关', 'Exclusive gateway'], 'gwType=exclusive;', '判断 xor decision'),
  gateway('parallel', ['并行网关', 'Parallel gateway'], 'gwType=parallel;', '同时 and fork'),
  gateway('inclusive', ['包容网关', 'Inclusive gateway'], 'gwType=inclusive;', 'or'),
  gateway('complex', ['复杂网关', 'Complex gateway'], 'gwType=complex;'),
  gateway('eventBased', ['事件网关', 'Event-based gateway'], 'outline=catching;symbol=multiple;', 'event'),
  task('task', ['任务', 'Task'], 'taskMarker=abstract;'),
  task('user', ['用户任务', 'User task'], 'taskMarker=user;', '人工'),
  task('service', ['服务任务', 'Service task'], 'taskMarker=service;', '自动'),
  task('script', ['脚本任务', 'Script task'], 'taskMarker=script;', '代码'),
  task('manual', ['手工任务', 'Manual task'], 'taskMarker=manual;', '人工'),
  task('rule', ['规则任务', 'Business rule task'], 'taskMarker=businessRule;', '决策'),
  task('send', ['发送任务', 'Send task'], 'taskMarker=send;', '邮件'),
  task('receive', ['接收任务', 'Receive task'], 'taskMarker=receive;', '邮件'),
  task('subprocess', ['子流程', 'Sub-process'], 'taskMarker=abstract;isLoopSub=1;', '折叠 collapsed'),
  task('loop', ['循环任务', 'Loop task'], 'taskMarker=abstract;isLoopStandard=1;', 'loop'),
  task('multi', ['多实例任务', 'Multi-instance task'], 'taskMarker=abstract;isLoopMultiParallel=1;', '并行'),
  task('call', ['调用活动', 'Call activity'], 'bpmnShapeType=call;', 'call'),
  task('transaction', ['事务', 'Transaction'], 'bpmnShapeType=transaction;isLoopSub=1;'),
  single(
    'data',
    ['数据对象', 'Data object'],
    'shape=mxgraph.bpmn.data2;labelPosition=center;verticalLabelPosition=bottom;align=center;verticalAlign=top;size=15;html=1;bpmnTransferType=none;',
    [40, 60],
    '文件 data',
  ),
  single(
    'dataStore',
    ['数据存储', 'Data store'],
    'shape=datastore;html=1;labelPosition=center;verticalLabelPosition=bottom;align=center;verticalAlign=top;',
    [60, 60],
    '数据库 database',
  ),
  single(
    'conversation',
    ['会话', 'Conversation'],
    'shape=mxgraph.bpmn.conversation;perimeter=hexagonPerimeter2;whiteSpace=wrap;html=1;bpmnConversationType=conv;',
    [60, 52],
    '对话',
  ),
  single(
    'annotation',
    ['文本注释', 'Annotation'],
    'html=1;shape=mxgraph.flowchart.annotation_2;align=left;labelPosition=right;',
    [40, 80],
    '批注 comment',
  ),
  single(
    'group',
    ['组', 'Group'],
    'rounded=1;arcSize=10;dashed=1;strokeColor=default;fillColor=none;dashPattern=8 3 1 3;whiteSpace=wrap;html=1;verticalAlign=top;',
    [200, 140],
    '分组',
  ),
  several('pool', ['池（两条泳道）', 'Pool with two lanes'], [500, 240], '泳池 泳道 swimlane', [
    {
      id: 'pool',
      style: `${LANE}childLayout=stackLayout;resizeParent=1;resizeParentMax=0;horizontalStack=0;startSize=24;`,
      label: localizedText('泳池', 'Pool'),
      box: [0, 0, 500, 240],
    },
    {
      id: 'lane1',
      parent: 'pool',
      style: LANE,
      label: localizedText('泳道一', 'Lane 1'),
      box: [24, 0, 476, 120],
    },
    {
      id: 'lane2',
      parent: 'pool',
      style: LANE,
      label: localizedText('泳道二', 'Lane 2'),
      box: [24, 120, 476, 120],
    },
  ]),
  connector(
    'sequence',
    ['顺序流', 'Sequence flow'],
    'edgeStyle=elbowEdgeStyle;fontSize=12;html=1;endArrow=blockThin;endFill=1;rounded=0;',
    '流程',
  ),
  connector(
    'default',
    ['默认流', 'Default flow'],
    'edgeStyle=elbowEdgeStyle;fontSize=12;html=1;endArrow=blockThin;endFill=1;startArrow=dash;startFill=0;endSize=6;startSize=6;rounded=0;',
    '',
  ),
  connector(
    'message',
    ['消息流', 'Message flow'],
    'dashed=1;dashPattern=8 4;endArrow=blockThin;endFill=0;startArrow=oval;startFill=0;endSize=6;startSize=4;html=1;rounded=0;',
    '',
  ),
  connector(
    'association',
    ['关联', 'Association'],
    'edgeStyle=elbowEdgeStyle;fontSize=12;html=1;endFill=0;startFill=0;endArrow=none;dashed=1;dashPattern=1 2;rounded=0;',
    '',
  ),
];
