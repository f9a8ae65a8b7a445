export { examplePrompts, type ExamplePrompt, type PromptIcon } from './promptData.js';
export { ExamplePrompts, type ExamplePromptsProps } from './ExamplePrompts.js';
export { promptMessages } from './locales/index.js';
export type { PromptMessages } from './locales/zh-CN.js';
