import { localizedText, type DiagramExample } from '@letu/core';
import { decision, expenses, fulfilment, purchase } from './flow.js';
import { mindMap } from './ideas.js';
import { blank, plan, signIn } from './screens.js';
import { classes, cloud, network, organisation, tables } from './structure.js';

/** What the examples are called in both languages; the sources are Chinese. */
export const chineseExamples: readonly DiagramExample[] = [
  {
    id: 'blank',
    subject: 'ideas',
    isBlank: true,
    title: localizedText('空白', 'Blank'),
    source: blank('第 1 页'),
  },
  {
    id: 'flowchart',
    subject: 'process',
    title: localizedText('流程图：费用报销', 'Flowchart: expenses'),
    isDefault: true,
    source: expenses({
      page: '费用报销',
      steps: ['提交申请', '填写报销单', '金额超过\n5000 元？', '部门主管审批', '财务复核', '打款到账'],
      chief: '总经理审批',
      yes: '是',
      no: '否',
    }),
  },
  {
    id: 'swimlanes',
    subject: 'process',
    title: localizedText('泳道图：采购', 'Swim lanes: a purchase'),
    source: purchase({
      page: '采购流程',
      title: '办公用品采购',
      lanes: ['员工', '主管', '采购'],
      need: '提出需求',
      approve: '同意？',
      change: '修改需求',
      order: '下单',
      deliver: '到货验收',
      receive: '领取',
      yes: '同意',
      no: '退回',
    }),
  },
  {
    id: 'classes',
    subject: 'software',
    title: localizedText('UML 类图：订单', 'UML classes: orders'),
    source: classes({
      page: '类图',
      account: ['账户', ['- id: 长整数', '- 昵称: 文本'], ['+ 登录()']],
      order: ['订单', ['- 编号: 文本', '- 下单时间: 时间'], ['+ 合计(): 金额']],
      line: ['订单明细', ['- 数量: 整数', '- 单价: 金额'], ['+ 小计(): 金额']],
      payment: ['«接口» 支付', [], ['+ 付款(金额)', '+ 退款(金额)']],
      wechat: ['微信支付', ['- 商户号: 文本'], ['+ 付款(金额)']],
      alipay: ['支付宝', ['- 应用号: 文本'], ['+ 付款(金额)']],
    }),
  },
  {
    id: 'tables',
    subject: 'data',
    title: localizedText('ER 图：网上商店', 'ER: a shop'),
    source: tables({
      page: '数据模型',
      users: [
        '用户',
        [
          ['PK', '用户编号'],
          ['', '手机号'],
          ['', '注册时间'],
        ],
      ],
      orders: [
        '订单',
        [
          ['PK', '订单编号'],
          ['FK', '用户编号'],
          ['', '下单时间'],
          ['', '状态'],
        ],
      ],
      items: [
        '订单明细',
        [
          ['FK', '订单编号'],
          ['FK', '商品编号'],
          ['', '数量'],
        ],
      ],
      products: [
        '商品',
        [
          ['PK', '商品编号'],
          ['', '名称'],
          ['', '价格'],
        ],
      ],
    }),
  },
  {
    id: 'network',
    subject: 'software',
    title: localizedText('网络拓扑：办公室', 'Network: an office'),
    source: network({
      page: '网络拓扑',
      internet: '互联网',
      firewall: '防火墙',
      router: '核心交换机',
      zones: ['办公区', '服务器区'],
      office: ['台式机', '无线接入', '打印机'],
      servers: ['文件', '邮件', '备份'],
    }),
  },
  {
    id: 'organisation',
    subject: 'organisation',
    title: localizedText('组织架构图', 'Organisation chart'),
    source: organisation({
      page: '组织架构',
      head: ['林岚', '总经理'],
      departments: [
        ['陈宇', '产品部', ['产品设计', '用户研究']],
        ['赵晴', '研发部', ['前端组', '后端组', '测试组']],
        ['周航', '市场部', ['品牌', '渠道']],
        ['吴桐', '行政部', ['人事', '财务']],
      ],
    }),
  },
  {
    id: 'bpmn',
    subject: 'process',
    title: localizedText('BPMN：订单履约', 'BPMN: an order'),
    source: fulfilment({
      page: '订单履约',
      begin: '收到订单',
      check: '核对库存',
      stocked: '有货？',
      pack: '拣货打包',
      produce: '安排生产',
      ship: '发货',
      end: '完成',
      yes: '有',
      no: '没有',
    }),
  },
  {
    id: 'cloud',
    subject: 'software',
    title: localizedText('云架构：微服务', 'Cloud: services'),
    source: cloud({
      page: '云架构',
      user: '用户',
      cdn: 'CDN',
      region: '华东区 · 专有网络',
      gateway: 'API 网关',
      services: ['用户服务', '订单服务', '搜索服务'],
      queue: '消息队列',
      stores: ['用户库', '订单库', '搜索索引'],
    }),
  },
  {
    id: 'wireframe',
    subject: 'software',
    title: localizedText('线框图：手机登录页', 'Wireframe: a sign-in screen'),
    source: signIn({
      page: '登录页',
      brand: '乐图',
      motto: '发现创作的乐趣',
      account: '手机号',
      password: '密码',
      remember: '记住我',
      forgot: '忘记密码？',
      signIn: '登录',
      or: '其他方式',
      others: ['微信', '钉钉', '邮箱'],
    }),
  },
  {
    id: 'mindmap',
    subject: 'ideas',
    title: localizedText('思维导图：旅行计划', 'Mind map: a journey'),
    source: mindMap({
      page: '旅行计划',
      topic: '云南七日游',
      right: [
        ['行程', ['昆明：翠湖、滇池', '大理：环洱海骑行', '丽江：古城与雪山', '香格里拉：普达措']],
        ['交通', ['机票提前一个月订', '城际坐动车', '洱海边租电动车']],
      ],
      left: [
        ['预算', ['机票 2400 元', '住宿 1800 元', '餐饮门票 1500 元', '机动 500 元']],
        ['行李', ['防晒霜与墨镜', '薄羽绒服', '高原反应药品']],
      ],
    }),
  },
  {
    id: 'decision',
    subject: 'ideas',
    title: localizedText('决策树：网页打不开', 'Decision tree: a page that does not open'),
    source: decision({
      page: '网页打不开',
      question: '别的网站能打开吗？',
      second: ['换一个浏览器能打开吗？', '手机流量能上网吗？'],
      answers: ['清理原浏览器的缓存', '网站可能在维护，稍后再试', '重启家里的路由器', '联系运营商报修'],
      yes: '能',
      no: '不能',
    }),
  },
  {
    id: 'plan',
    subject: 'project',
    title: localizedText('多页：项目计划与风险', 'Two pages: a plan and its risks'),
    source: plan({
      pages: ['计划', '风险'],
      title: '新版官网上线计划',
      phases: [
        ['需求', '3 月'],
        ['设计', '4 月'],
        ['开发', '5—6 月'],
        ['上线', '7 月'],
      ],
      columns: ['风险', '对策'],
      risks: [
        ['需求中途变更', '每两周评审一次，冻结范围'],
        ['第三方接口延期', '先用模拟数据联调'],
        ['上线当天访问量大', '提前压测，准备扩容'],
      ],
    }),
  },
];
