import type { LocalizedText } from '@letu/core';

/** The icon of a prompt: the name of one that `ExamplePrompts` draws. */
export type PromptIcon = 'database' | 'schedule' | 'mindMap';

/** A request that shows what can be asked for. */
export interface ExamplePrompt {
  /** What the prompt is known by. */
  readonly key: string;
  readonly label: LocalizedText;
  /** The request itself, as it is sent. */
  readonly description: LocalizedText;
  readonly icon: PromptIcon;
}

/** The three example prompts. */
export const examplePrompts: readonly ExamplePrompt[] = [
  {
    key: 'rbac',
    label: { 'zh-CN': '角色权限数据库设计', 'en-US': 'Role and permission database' },
    description: {
      'zh-CN': '设计一个基于角色的权限控制（RBAC）数据库，画出用户、角色、权限和它们之间的关系',
      'en-US':
        'Design a database for role-based access control (RBAC), with users, roles, permissions and how they relate',
    },
    icon: 'database',
  },
  {
    key: 'schedule',
    label: { 'zh-CN': '项目进度安排', 'en-US': 'Project schedule' },
    description: {
      'zh-CN': '为一个三个月的软件项目安排进度，画出从需求、设计、开发、测试到上线的甘特图',
      'en-US':
        'Schedule a software project of three months as a Gantt chart, from requirements, design, development and tests to launch',
    },
    icon: 'schedule',
  },
  {
    key: 'animals',
    label: { 'zh-CN': '动物思维导图', 'en-US': 'Animal mind map' },
    description: {
      'zh-CN': '用表情符号画一张动物的思维导图，按哺乳动物、鸟类、鱼类和昆虫分类',
      'en-US': 'Make a mind map of animals with emoji, sorted into mammals, birds, fish and insects',
    },
    icon: 'mindMap',
  },
];
