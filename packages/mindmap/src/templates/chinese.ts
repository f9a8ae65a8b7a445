import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'okr',
    subject: 'project',
    title: { 'zh-CN': '季度 OKR', 'en-US': 'Goals of a quarter' },
    description: { 'zh-CN': '目标、关键结果和负责的人', 'en-US': 'Goals, key results and who sees to them' },
    language: 'zh-CN',
    source: `# 第三季度 OKR {theme=letu layout=right}

- O1 让新用户第一天就用起来 {icon=priority-1}
  - KR1 首日完成率 45% → 65% {icon=task-half}
  - KR2 首图用时降到 3 分钟
  - KR3 模板使用率 30% {tag=林晓}
- O2 让团队愿意一起用 {icon=priority-2}
  - KR1 协作文档占比 20%
  - KR2 邀请转化率 18% {icon=task-start}
  - KR3 评论功能上线 {tag=周舟}
- O3 稳定到没人提起 {icon=priority-3}
  - KR1 可用性 99.95%
  - KR2 严重故障 0 次
  - KR3 备份恢复演练每月一次 {icon=task-done}
- 不做什么 {boundary=1}
  - 海外版本
  - 私有部署的定制需求
`,
  },
  {
    id: 'meeting',
    subject: 'organisation',
    title: { 'zh-CN': '会议纪要', 'en-US': 'Minutes of a meeting' },
    description: {
      'zh-CN': '议题、结论、待办、下次会议',
      'en-US': 'Topics, decisions, to-dos and the next date',
    },
    language: 'zh-CN',
    source: `# 产品周会\\
6 月 9 日 {theme=letu layout=right}

- 到会
  - 林晓、周舟、陈默、何田
- 议题
  - 会员页改版
    - 结论：先做移动端 {icon=task-done}
  - 支付失败率上升
    - 原因：某渠道证书过期
    - 结论：加到期提醒
- 待办
  - 陈默：周三前给出埋点清单 {icon=task-start}
  - 何田：证书到期提醒 {icon=task-half}
  - 周舟：约三位用户访谈
- 风险 {icon=flag-red}
  - 设计稿晚两天
- 下次
  - 6 月 16 日 10:00
`,
  },
  {
    id: 'study',
    subject: 'ideas',
    title: { 'zh-CN': '期末复习计划', 'en-US': 'Revising for exams' },
    description: { 'zh-CN': '按科目和时间拆开', 'en-US': 'By subject and week' },
    language: 'zh-CN',
    source: `# 📚 期末复习 {theme=letu}

- 高等数学 {icon=priority-1}
  - 极限与连续
  - 微分
    - 中值定理 {icon=symbol-attention}
  - 积分
  - 历年真题 × 5
- 大学英语
  - 单词：每天 40 个
  - 听力：早饭时
  - 作文模板三篇
- 数据结构
  - 线性表、栈、队列 {icon=task-done}
  - 树与图 {icon=task-half}
  - 排序：手写一遍
- 时间
  - 第 16 周：过课本
  - 第 17 周：做题
  - 第 18 周：查漏补缺
- 状态 {boundary=1}
  - 12 点前睡
  - 隔天跑步 3 公里
`,
  },
  {
    id: 'product-plan',
    subject: 'project',
    title: { 'zh-CN': '产品规划', 'en-US': 'A product plan' },
    description: { 'zh-CN': '用户、问题、方案、节奏', 'en-US': 'Users, problems, answers and pace' },
    language: 'zh-CN',
    source: `# 记账应用\\
产品规划 {theme=letu}

- 给谁用
  - 刚工作的年轻人
    - 月光，想存下第一笔钱
  - 小家庭
    - 两个人一起记
- 解决什么
  - 记不住：三秒记一笔
  - 看不懂：每周一张图
  - 管不住：预算提醒
- 怎么做
  - 一期 {tag=6 月}
    - 记账、分类、月报
  - 二期 {tag=9 月}
    - 共享账本
    - 账单导入
  - 三期
    - 存钱计划
- 怎么算好
  - 次月留存 35%
  - 周均记账 12 笔
`,
  },
  {
    id: 'swot-zh',
    subject: 'ideas',
    title: { 'zh-CN': 'SWOT 分析', 'en-US': 'A SWOT analysis' },
    description: { 'zh-CN': '开一家社区咖啡馆值不值', 'en-US': 'Whether to open a café' },
    language: 'zh-CN',
    source: `# 社区咖啡馆\\
SWOT {theme=letu}

- 优势
  - 店主会烘豆
  - 房租低
  - 熟客多
- 劣势
  - 位置不临街
  - 只有一个人
  - 资金只够半年
- 机会
  - 附近新建写字楼
  - 外卖平台扶持
- 威胁
  - 连锁品牌进驻
  - 原料涨价
`,
  },
  {
    id: 'retrospective',
    subject: 'project',
    title: { 'zh-CN': '项目复盘', 'en-US': 'A retrospective' },
    description: {
      'zh-CN': '做得好的、要改的、下次试试',
      'en-US': 'What went well, what to change, what to try',
    },
    language: 'zh-CN',
    source: `# 官网改版复盘 {theme=letu}

- 做得好 {icon=task-done}
  - 每天 15 分钟站会
  - 先上线再打磨
  - 测试跟着开发走
- 要改的 {icon=symbol-attention}
  - 需求改了四次
    - 没有人拍板
  - 联调等了一周
  - 上线当天没有值班表
- 数据
  - 工期 32 天，原定 25 天
  - 缺陷 47 个，线上 3 个
- 下次试试 {icon=star-yellow}
  - 评审会定负责人
  - 接口先写契约
  - 上线清单
`,
  },
  {
    id: 'frontend',
    subject: 'software',
    title: { 'zh-CN': '前端学习路线', 'en-US': 'Learning to build for the web' },
    description: { 'zh-CN': '从基础到工程化，标出先后', 'en-US': 'From the basics to engineering' },
    language: 'zh-CN',
    source: `# 前端学习路线 {layout=right theme=letu}

- 基础 {icon=priority-1}
  - HTML：语义与表单
  - CSS：布局、响应式
  - JavaScript
    - 作用域与闭包
    - 异步
- 框架 {icon=priority-2}
  - React
    - 组件与状态
    - 路由
  - TypeScript
- 工程 {icon=priority-3}
  - Git
  - 打包与部署
  - 测试
    - 单元
    - 端到端
- 进阶
  - 性能
  - 无障碍
  - 安全
- 作品 {boundary=1}
  - 个人博客
  - 待办清单
`,
  },
];
