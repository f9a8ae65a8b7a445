import type { DiagramExample } from '@letu/core';

export const chineseExamples: readonly DiagramExample[] = [
  {
    id: 'blank',
    subject: 'ideas',
    title: { 'zh-CN': '三个分支', 'en-US': 'Three branches (in Chinese)' },
    description: {
      'zh-CN': '从一个中心主题开始',
      'en-US': 'A centre and three branches',
    },
    language: 'zh-CN',
    source: `# 中心主题 {theme=letu}

- 分支主题 1
- 分支主题 2
- 分支主题 3
`,
  },
  {
    id: 'animals',
    subject: 'ideas',
    isDefault: true,
    title: { 'zh-CN': '动物世界', 'en-US': 'The world of animals (in Chinese)' },
    description: {
      'zh-CN': '图标、概要、边界、关联线都用上了',
      'en-US': 'Icons, summaries, boundaries and relations',
    },
    language: 'zh-CN',
    source: `# 🌍 动物世界 {theme=letu}

- 哺乳动物 {icon=🐾}
  - 🐼 大熊猫 {tag=国宝}
    > 只有中国的山里还有野生的，一天要吃十几个小时的竹子。
  - 🐘 大象
  - 🐬 海豚
  - 🦇 蝙蝠
  - 用乳汁喂养宝宝 {summary=4}
- 鸟类 {icon=🪶}
  - 🦉 猫头鹰
  - 🐧 企鹅 {boundary=2:不会飞}
  - 🦤 鸵鸟
  - 🦢 天鹅
- 爬行动物 {icon=🥚}
  - 🐢 海龟
  - 🦎 壁虎
  - 🐊 鳄鱼
- 水里的邻居 {icon=🌊}
  - 🐠 鱼类
    - 🐟 鲤鱼
    - 🦈 鲨鱼
  - 🐙 章鱼 {#octopus}
  - 🦀 螃蟹
- 昆虫 {icon=🍃}
  - 🐝 蜜蜂 {#bee}
  - 🦋 蝴蝶
  - 🐜 蚂蚁 {#ant}

bee <-> ant: 都有一位女王 {dashed}
`,
  },
  {
    id: 'launch',
    subject: 'project',
    title: { 'zh-CN': '新品发布计划', 'en-US': 'A product launch (in Chinese)' },
    description: {
      'zh-CN': '调研、设计、研发、推广、上线',
      'en-US': 'Research, design, build, promote, launch',
    },
    language: 'zh-CN',
    source: `# 新品发布计划\\
6 月 18 日上线 {theme=letu}

- 调研 {#research icon=task-done}
  - 用户访谈 {icon=priority-1}
    > 12 位老用户，8 位流失用户，每人 40 分钟。
  - 竞品分析 {tag=每周更新}
    - 功能
    - 价格
    - 口碑
  - 结论：先解决“找不到” {summary=2}
- 设计 {#design icon=task-half}
  - 信息架构 {boundary=2:本周评审}
  - 高保真稿 {icon=people-green}
  - 可用性测试
- 研发 {#build icon=task-quarter}
  - 前端
    - 搜索页 {tag=关键路径}
    - 详情页
  - 后端
    - 索引服务
    - 灰度开关 {icon=flag-red}
  - 压力测试
    > 目标：每秒 3000 次查询，九成五在 200 毫秒内。
- 推广 {#promote icon=task-start}
  - 老用户邮件
  - 直播预热 {icon=star-yellow}
  - [媒体资料包](https://example.com/press)
- 上线 {icon=🚀}
  - 灰度 5% → 50%
  - 全量
  - 复盘

design -> build: 交付设计稿
research -> promote: 用户原话 {dashed}
`,
  },
  {
    id: 'company',
    subject: 'organisation',
    title: { 'zh-CN': '公司组织架构', 'en-US': 'A company (in Chinese)' },
    description: {
      'zh-CN': '总经理到各小组',
      'en-US': 'From the director to each team',
    },
    language: 'zh-CN',
    source: `# 总经理 {layout=org theme=letu}

- 产品中心
  - 产品经理
  - 交互设计
  - 用户研究
- 技术中心
  - 前端组
  - 后端组
    - 交易
    - 搜索
  - 数据组
  - 质量与效能 {boundary=1}
- 市场中心
  - 品牌
  - 增长
- 职能
  - 人力资源
  - 财务
  - 法务
`,
  },
  {
    id: 'space',
    subject: 'project',
    title: { 'zh-CN': '中国航天大事记', 'en-US': 'Chinese space flight (in Chinese)' },
    description: {
      'zh-CN': '按年份排开的时间轴',
      'en-US': 'A time line by year',
    },
    language: 'zh-CN',
    source: `# 中国航天 {layout=timeline theme=letu}

- 1970 年
  - 东方红一号
    - 第一颗人造卫星
- 2003 年
  - 神舟五号
    - 杨利伟，绕地球 14 圈
- 2007 年
  - 嫦娥一号
    - 绕月
- 2013 年
  - 嫦娥三号
    - 落月，玉兔号巡视
- 2019 年
  - 嫦娥四号
    - 首次落在月球背面
- 2020 年
  - 北斗三号全球组网
  - 嫦娥五号
    - 带回月壤 1731 克
- 2021 年
  - 天问一号
    - 祝融号登陆火星
- 2022 年
  - 中国空间站建成
- 2024 年
  - 嫦娥六号
    - 月背采样返回
`,
  },
  {
    id: 'causes',
    subject: 'process',
    title: { 'zh-CN': '投诉变多的原因', 'en-US': 'Why complaints rise (in Chinese)' },
    description: {
      'zh-CN': '用鱼骨图找原因',
      'en-US': 'A fishbone of causes',
    },
    language: 'zh-CN',
    source: `# 客户投诉\\
上升 20% {layout=fishbone theme=letu}

- 人员
  - 新客服培训不足
    - 只有两天
  - 排班与高峰错位
- 流程
  - 退款要三级审批 {icon=symbol-exclam}
  - 工单重复流转
- 系统
  - 搜索不到历史订单
  - 客服页面卡顿
    - 一次载入全部记录
- 商品
  - 新款尺码偏小
  - 包装易破损
- 物流
  - 换了承运商 {tag=待核实}
  - 偏远地区延误
- 沟通
  - 活动规则写得含糊
  - 没有主动通知延迟
`,
  },
  {
    id: 'trip',
    subject: 'project',
    title: { 'zh-CN': '杭州三日游', 'en-US': 'Three days in Hangzhou (in Chinese)' },
    description: {
      'zh-CN': '每天上午、下午、晚上做什么',
      'en-US': 'Morning, afternoon and evening of each day',
    },
    language: 'zh-CN',
    source: `# 🧳 杭州三日游 {layout=table theme=letu}

- 第一天
  - 上午
    - 高铁到杭州东
    - 寄存行李
  - 下午
    - 西湖骑行：断桥、白堤、苏堤
  - 晚上
    - 湖滨步行街
- 第二天
  - 上午
    - 灵隐寺 {tag=早点到}
    - 飞来峰
  - 下午
    - 龙井村喝茶
  - 晚上
    - 河坊街小吃
- 第三天
  - 上午
    - 西溪湿地摇橹船 {icon=star-yellow}
  - 下午
    - 良渚博物院
    - 返程
- 预算
  - 约 2600 元／人
    - 交通 900
    - 住宿 1000
    - 吃饭与门票 700
`,
  },
  {
    id: 'reading',
    subject: 'ideas',
    title: { 'zh-CN': '读书笔记：快与慢', 'en-US': 'Notes on a book (in Chinese)' },
    description: {
      'zh-CN': '章节、要点、例子',
      'en-US': 'Chapters, points, examples',
    },
    language: 'zh-CN',
    source: `# 《思考，快与慢》\\
读书笔记 {layout=right theme=letu numbering=chinese}

- 两个系统 {#systems}
  - 系统一：快，不费力，自动运行
    - 认出一张生气的脸
    - 2 + 2
  - 系统二：慢，费力，需要专注
    - 17 × 24
    - 在人群里找一个人
  - 懒惰的系统二常常直接采纳系统一的答案 {summary=2}
- 启发与偏见 {#biases}
  - 锚定效应：先看到的数字会拉住后面的估计
  - 可得性：容易想起的，就以为常见
  - 小数定律：样本越小，极端结果越多 {icon=symbol-attention}
- 选择
  - 损失厌恶
    > 丢一百元的难受，大约要捡到两百元才能抵消。
  - 框架效应
    - “存活率 90%”与“死亡率 10%”
- 两个自我
  - 经历的自我
  - 记忆的自我
    - 峰终定律

systems -> biases: 走捷径
`,
  },
  {
    id: 'goal',
    subject: 'ideas',
    title: { 'zh-CN': '目标倒推', 'en-US': 'Back from the goal (in Chinese)' },
    description: {
      'zh-CN': '从终点往回排',
      'en-US': 'Back from the end',
    },
    language: 'zh-CN',
    source: `# 半年后\\
跑完半程马拉松 {layout=left theme=letu}

- 第 5～6 月
  - 每周 40 公里
  - 一次 18 公里长跑
  - 赛前两周减量
- 第 3～4 月
  - 每周 30 公里
  - 间歇跑
    - 400 米 × 8
- 第 1～2 月
  - 每周三次，每次 5 公里 {icon=task-half}
  - 力量训练
    - 深蹲
    - 平板支撑
  - 买一双合脚的鞋 {icon=task-done}
- 一直要做的 {boundary=1}
  - 睡够八小时 {icon=😴}
  - 疼就停下来 {icon=symbol-attention}
`,
  },
];
