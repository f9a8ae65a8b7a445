import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'decision',
    subject: 'ideas',
    title: { 'zh-CN': '决策树：电脑开不了机', 'en-US': 'Decision tree: a computer that does not start' },
    description: { 'zh-CN': '一问一答找到原因', 'en-US': 'Question by question to the cause' },
    language: 'zh-CN',
    source: `digraph 决策 {
  node [shape=box, style=rounded, margin="0.2,0.1"]
  edge [fontsize=11]

  灯 [label="电源灯亮吗？", shape=diamond]
  屏 [label="屏幕有显示吗？", shape=diamond]
  响 [label="有报警声吗？", shape=diamond]
  插座 [label="检查插座与电源线"]
  内存 [label="重插内存条"]
  显示器 [label="检查显示器与视频线"]
  系统 [label="进入安全模式修复系统"]

  灯 -> 插座 [label="不亮"]
  灯 -> 屏 [label="亮"]
  屏 -> 系统 [label="有，进不了系统"]
  屏 -> 响 [label="没有"]
  响 -> 内存 [label="有"]
  响 -> 显示器 [label="没有"]
}
`,
  },
  {
    id: 'family',
    subject: 'organisation',
    title: { 'zh-CN': '家谱', 'en-US': 'A family tree' },
    description: { 'zh-CN': '三代人的关系', 'en-US': 'Three generations' },
    language: 'zh-CN',
    source: `digraph 家谱 {
  node [shape=box, style=rounded]
  edge [arrowhead=none]
  婚1 [shape=point]
  婚2 [shape=point]
  婚3 [shape=point]

  {rank=same; 爷爷; 婚1; 奶奶}
  爷爷 -> 婚1 -> 奶奶
  婚1 -> 伯父
  婚1 -> 父亲
  婚1 -> 姑姑

  {rank=same; 父亲; 婚2; 母亲}
  父亲 -> 婚2 -> 母亲
  婚2 -> 我
  婚2 -> 妹妹

  {rank=same; 伯父; 婚3; 伯母}
  伯父 -> 婚3 -> 伯母
  婚3 -> 堂哥
}
`,
  },
  {
    id: 'dependencies',
    subject: 'software',
    title: { 'zh-CN': '模块依赖', 'en-US': 'Modules and what they need' },
    description: {
      'zh-CN': '谁依赖谁，核心模块在最下面',
      'en-US': 'Who needs whom, with the core at the bottom',
    },
    language: 'zh-CN',
    source: `digraph 依赖 {
  rankdir=TB
  node [shape=component]

  管理后台 -> {权限 报表 表单}
  用户端 -> {登录 表单 支付}
  权限 -> 登录
  报表 -> 数据访问
  支付 -> {登录 数据访问}
  表单 -> 校验
  登录 -> 数据访问
  数据访问 -> 核心
  校验 -> 核心
}
`,
  },
];
