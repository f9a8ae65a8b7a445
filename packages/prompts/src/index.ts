export { examplePrompts, type ExamplePrompt, type PromptIcon } from './promptData.js';
export { ExamplePrompts, type ExamplePromptsProps } from './ExamplePrompts.js';
