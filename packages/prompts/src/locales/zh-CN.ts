/** What the prompts say to a user. */
export interface PromptMessages {
  readonly label: string;
}

export const zhCN: PromptMessages = { label: '试试这些' };
