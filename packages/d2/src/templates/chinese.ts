import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'c4-context',
    subject: 'software',
    title: { 'zh-CN': 'C4 上下文：在线教育', 'en-US': 'C4 context: online courses' },
    description: {
      'zh-CN': '人、系统和外部系统之间的关系',
      'en-US': 'People, the system and those around it',
    },
    language: 'zh-CN',
    source: `direction: down

学员: "学员\\n选课、上课、做作业" {shape: person}
老师: "老师\\n备课、直播、批改" {shape: person}

平台: "在线教育平台\\n（软件系统）" {
  style.fill: "#1d4ed8"
  style.font-color: white
  style.border-radius: 8
}
classes: {
  外部: {
    style.fill: "#64748b"
    style.font-color: white
    style.border-radius: 8
  }
}
直播: "直播云服务\\n（外部系统）" {class: 外部}
支付: "支付平台\\n（外部系统）" {class: 外部}
短信: "短信通道\\n（外部系统）" {class: 外部}

学员 -> 平台: 学习
老师 -> 平台: 授课
平台 -> 直播: 推流与回放
平台 -> 支付: 收款、退款
平台 -> 短信: 开课提醒
`,
  },
  {
    id: 'microservices',
    subject: 'software',
    title: { 'zh-CN': '微服务：外卖平台', 'en-US': 'Services of a delivery platform' },
    description: { 'zh-CN': '网关、服务、存储按层排开', 'en-US': 'Gateway, services and stores by layer' },
    language: 'zh-CN',
    source: `direction: right

客户端: {
  小程序
  应用
  商家后台
}
网关: API 网关 {shape: hexagon}
服务: {
  用户服务
  菜单服务
  订单服务
  配送服务
}
存储: {
  用户库: {shape: cylinder}
  订单库: {shape: cylinder}
  缓存: Redis {shape: stored_data}
  消息: Kafka {shape: queue}
}

客户端.小程序 -> 网关
客户端.应用 -> 网关
客户端.商家后台 -> 网关
网关 -> 服务.用户服务
网关 -> 服务.菜单服务
网关 -> 服务.订单服务
服务.用户服务 -> 存储.用户库
服务.菜单服务 -> 存储.缓存
服务.订单服务 -> 存储.订单库
服务.订单服务 -> 存储.消息: 已付款
存储.消息 -> 服务.配送服务: 派单
`,
  },
  {
    id: 'pipeline',
    subject: 'software',
    title: { 'zh-CN': '持续交付流水线', 'en-US': 'A delivery pipeline' },
    description: {
      'zh-CN': '从提交到上线，失败就回去',
      'en-US': 'From a commit to production, and back on failure',
    },
    language: 'zh-CN',
    source: `direction: down

开发者: {shape: person}
仓库: Git 仓库 {shape: stored_data}
构建: {shape: step}
测试: 单元与端到端测试 {shape: step}
镜像: 镜像仓库 {shape: cylinder}
预发: 预发环境 {shape: cloud}
生产: 生产环境 {shape: cloud}

开发者 -> 仓库: 推送
仓库 -> 构建: 触发
构建 -> 测试
测试 -> 镜像: 通过
测试 -> 开发者: 没有通过 {style.stroke: "#dc2626"; style.stroke-dash: 4}
镜像 -> 预发: 自动部署
预发 -> 生产: 人工确认
`,
  },
  {
    id: 'warehouse',
    subject: 'data',
    title: { 'zh-CN': '数据仓库分层', 'en-US': 'Layers of a data warehouse' },
    description: {
      'zh-CN': '从业务库到报表，一层层加工',
      'en-US': 'From sources to reports, layer by layer',
    },
    language: 'zh-CN',
    source: `direction: down

来源: {
  订单库: {shape: cylinder}
  埋点日志: {shape: document}
  第三方表格: {shape: document}
}
原始层: ODS 原始层
明细层: DWD 明细层
汇总层: DWS 汇总层
应用层: ADS 应用层
报表: 经营报表 {shape: page}
画像: 用户画像 {shape: page}

来源.订单库 -> 原始层: 每日同步
来源.埋点日志 -> 原始层: 实时写入
来源.第三方表格 -> 原始层: 手工上传
原始层 -> 明细层: 清洗
明细层 -> 汇总层: 按主题汇总
汇总层 -> 应用层
应用层 -> 报表
应用层 -> 画像
`,
  },
];
