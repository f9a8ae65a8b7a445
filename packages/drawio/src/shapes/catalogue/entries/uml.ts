import { localizedText } from '@letu/core';
import { connector, several, single, type CellTemplate, type EntryOf } from '../entry.js';

const WRAP = 'whiteSpace=wrap;html=1;';
const BELOW = 'verticalLabelPosition=bottom;verticalAlign=top;html=1;';
const MEMBER =
  'text;strokeColor=none;fillColor=none;align=left;verticalAlign=top;spacingLeft=4;spacingRight=4;overflow=hidden;rotatable=0;points=[[0,0.5],[1,0.5]];portConstraint=eastwest;whiteSpace=wrap;html=1;';
const RULE =
  'line;strokeWidth=1;fillColor=none;align=left;verticalAlign=middle;spacingTop=-1;spacingLeft=3;spacingRight=3;rotatable=0;labelPosition=right;points=[];portConstraint=eastwest;strokeColor=inherit;';
const STACK = `swimlane;fontStyle=1;align=center;verticalAlign=top;childLayout=stackLayout;horizontal=1;startSize=26;horizontalStack=0;resizeParent=1;resizeParentMax=0;resizeLast=0;collapsible=1;marginBottom=0;${WRAP}`;

/** A class with members of two kinds. */
const classCells = (
  label: CellTemplate['label'],
  attributes: CellTemplate['label'],
  methods: CellTemplate['label'],
): readonly CellTemplate[] => [
  { id: 'class', style: STACK, label, box: [0, 0, 160, 86] },
  { parent: 'class', style: MEMBER, label: attributes, box: [0, 26, 160, 26] },
  { parent: 'class', style: RULE, box: [0, 52, 160, 8] },
  { parent: 'class', style: MEMBER, label: methods, box: [0, 60, 160, 26] },
];

const names = localizedText('类名', 'Classname');
const attribute = localizedText('+ 属性: 类型', '+ field: type');
const method = localizedText('+ 方法(参数): 类型', '+ method(type): type');

/** Diagrams of classes, cases, sequences, states and components. */
export const uml: readonly EntryOf[] = [
  several(
    'class',
    ['类', 'Class'],
    [160, 86],
    '类图 class diagram 对象',
    classCells(names, attribute, method),
  ),
  several(
    'interface',
    ['接口', 'Interface'],
    [160, 86],
    '类图 interface',
    classCells(localizedText('«接口» 接口名', '«interface» Name'), attribute, method).map((cell, index) =>
      index === 0 ? { ...cell, style: `${STACK}fontStyle=0;` } : cell,
    ),
  ),
  several('enum', ['枚举', 'Enumeration'], [140, 78], '类图 enum', [
    {
      id: 'enum',
      style: STACK,
      label: localizedText('«枚举» 名称', '«enumeration» Name'),
      box: [0, 0, 140, 78],
    },
    { parent: 'enum', style: MEMBER, label: localizedText('值一', 'VALUE_1'), box: [0, 26, 140, 26] },
    { parent: 'enum', style: MEMBER, label: localizedText('值二', 'VALUE_2'), box: [0, 52, 140, 26] },
  ]),
  single(
    'simpleClass',
    ['简单类', 'Simple class'],
    `html=1;${WRAP}`,
    [110, 50],
    '对象 object',
    localizedText('类名', 'Class'),
  ),
  single(
    'object',
    ['对象', 'Object'],
    `html=1;${WRAP}fontStyle=4;`,
    [110, 50],
    '实例 instance',
    localizedText('对象: 类', 'Object : Class'),
  ),
  single(
    'actor',
    ['参与者', 'Actor'],
    `shape=umlActor;${BELOW}outlineConnect=0;`,
    [30, 60],
    '角色 用户 用例图',
    localizedText('参与者', 'Actor'),
  ),
  single(
    'useCase',
    ['用例', 'Use case'],
    `ellipse;${WRAP}`,
    [140, 70],
    '用例图',
    localizedText('用例', 'Use case'),
  ),
  single(
    'boundaryBox',
    ['系统边界', 'System boundary'],
    `rounded=0;${WRAP}verticalAlign=top;fillColor=none;container=1;collapsible=0;`,
    [240, 200],
    '用例图 system',
    localizedText('系统', 'System'),
  ),
  single(
    'package',
    ['包', 'Package'],
    `shape=folder;fontStyle=1;spacingTop=10;tabWidth=40;tabHeight=14;tabPosition=left;html=1;whiteSpace=wrap;`,
    [100, 70],
    '文件夹 folder',
    localizedText('包', 'package'),
  ),
  single(
    'component',
    ['组件', 'Component'],
    `shape=module;align=left;spacingLeft=20;align=center;verticalAlign=top;${WRAP}`,
    [120, 60],
    '模块 module 构件',
    localizedText('组件', 'Component'),
  ),
  single(
    'node',
    ['节点', 'Node'],
    `verticalAlign=top;align=left;spacingTop=8;spacingLeft=2;spacingRight=12;shape=cube;size=10;direction=south;fontStyle=4;html=1;whiteSpace=wrap;`,
    [140, 100],
    '部署图 deployment',
    localizedText('节点', 'Node'),
  ),
  single(
    'artifact',
    ['制品', 'Artifact'],
    `shape=note;size=15;${WRAP}`,
    [100, 60],
    '部署图 工件',
    localizedText('«制品»', '«artifact»'),
  ),
  single(
    'note',
    ['注释', 'Note'],
    `shape=note;size=15;${WRAP}align=left;verticalAlign=top;spacing=4;`,
    [110, 70],
    '便签 comment',
  ),
  single(
    'lifeline',
    ['生命线', 'Lifeline'],
    `shape=umlLifeline;perimeter=lifelinePerimeter;${WRAP}container=1;dropTarget=0;collapsible=0;recursiveResize=0;outlineConnect=0;portConstraint=eastwest;newEdgeStyle={"curved":0,"rounded":0};`,
    [100, 300],
    '时序图 顺序图 sequence',
    localizedText(':对象', ':Object'),
  ),
  single(
    'actorLifeline',
    ['参与者生命线', 'Actor lifeline'],
    `shape=umlLifeline;perimeter=lifelinePerimeter;${WRAP}container=1;dropTarget=0;collapsible=0;recursiveResize=0;outlineConnect=0;portConstraint=eastwest;participant=umlActor;`,
    [30, 300],
    '时序图 顺序图 sequence',
  ),
  single(
    'activation',
    ['激活条', 'Activation'],
    'html=1;points=[[0,0,0,0,5],[0,1,0,0,-5],[1,0,0,0,5],[1,1,0,0,-5]];perimeter=orthogonalPerimeter;outlineConnect=0;targetShapes=umlLifeline;portConstraint=eastwest;',
    [10, 80],
    '时序图 执行 sequence',
  ),
  single(
    'frame',
    ['框', 'Frame'],
    `shape=umlFrame;${WRAP}pointerEvents=0;`,
    [300, 200],
    '时序图 片段 alt loop opt fragment',
    localizedText('循环', 'loop'),
  ),
  single(
    'destroy',
    ['销毁', 'Destruction'],
    'shape=umlDestroy;whiteSpace=wrap;html=1;strokeWidth=3;targetShapes=umlLifeline;',
    [30, 30],
    '时序图 删除',
  ),
  single('boundary', ['边界对象', 'Boundary'], `shape=umlBoundary;${WRAP}`, [100, 80], '健壮性 robustness'),
  single('entity', ['实体对象', 'Entity'], `ellipse;shape=umlEntity;${WRAP}`, [80, 80], '健壮性 robustness'),
  single(
    'control',
    ['控制对象', 'Control'],
    `ellipse;shape=umlControl;${WRAP}`,
    [70, 80],
    '健壮性 robustness',
  ),
  single(
    'start',
    ['初始状态', 'Initial state'],
    'ellipse;html=1;shape=startState;fillColor=#000000;strokeColor=#000000;',
    [30, 30],
    '状态图 活动图 开始 start',
  ),
  single(
    'end',
    ['终止状态', 'Final state'],
    'ellipse;html=1;shape=endState;fillColor=#000000;strokeColor=#000000;',
    [30, 30],
    '状态图 活动图 结束 end',
  ),
  single(
    'state',
    ['状态', 'State'],
    `shape=umlState;rounded=1;${WRAP}arcSize=20;`,
    [120, 50],
    '状态图 活动 activity',
    localizedText('状态', 'State'),
  ),
  single(
    'fork',
    ['分叉 / 汇合', 'Fork / join'],
    'shape=line;html=1;strokeWidth=6;strokeColor=#000000;',
    [120, 10],
    '活动图 并行 fork join',
  ),
  single(
    'signal',
    ['发送信号', 'Send signal'],
    `html=1;shape=offPageConnector;direction=north;size=0.25;whiteSpace=wrap;`,
    [100, 50],
    '活动图 signal',
  ),
  single(
    'provided',
    ['提供接口', 'Provided interface'],
    `html=1;verticalLabelPosition=bottom;verticalAlign=top;shape=providedRequiredInterface;`,
    [20, 20],
    '组件图 lollipop',
  ),
  single(
    'lollipop',
    ['棒棒糖接口', 'Lollipop'],
    'html=1;rounded=0;shape=lollipop;direction=south;',
    [30, 30],
    '组件图 provided interface',
  ),
  single(
    'required',
    ['需求接口', 'Required interface'],
    'shape=requiredInterface;html=1;verticalLabelPosition=bottom;',
    [10, 20],
    '组件图 socket',
  ),
  connector('association', ['关联', 'Association'], 'endArrow=none;html=1;rounded=0;', '类图'),
  connector(
    'directed',
    ['单向关联', 'Directed association'],
    'endArrow=open;endSize=10;html=1;rounded=0;',
    '类图',
  ),
  connector(
    'inheritance',
    ['泛化（继承）', 'Generalization'],
    'endArrow=block;endSize=16;endFill=0;html=1;rounded=0;',
    '类图 继承 extends inheritance',
  ),
  connector(
    'realization',
    ['实现', 'Realization'],
    'endArrow=block;endSize=16;dashed=1;endFill=0;html=1;rounded=0;',
    '类图 implements implementation',
  ),
  connector(
    'dependency',
    ['依赖', 'Dependency'],
    'endArrow=open;endSize=12;dashed=1;html=1;rounded=0;',
    '类图 uses',
  ),
  connector(
    'aggregation',
    ['聚合', 'Aggregation'],
    'endArrow=none;startArrow=diamondThin;startSize=14;startFill=0;html=1;rounded=0;',
    '类图',
  ),
  connector(
    'composition',
    ['组合', 'Composition'],
    'endArrow=none;startArrow=diamondThin;startSize=14;startFill=1;html=1;rounded=0;',
    '类图',
  ),
  connector(
    'message',
    ['同步消息', 'Message'],
    'html=1;verticalAlign=bottom;endArrow=block;curved=0;rounded=0;',
    '时序图 调用 call',
  ),
  connector(
    'reply',
    ['返回消息', 'Reply'],
    'html=1;verticalAlign=bottom;endArrow=open;dashed=1;endSize=8;curved=0;rounded=0;',
    '时序图 return',
  ),
];
