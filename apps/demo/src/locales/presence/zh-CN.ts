/** Who else looks at a diagram. */
export interface PresenceMessages {
  readonly presence: {
    readonly title: string;
    readonly guest: string;
    readonly looks: (name: string) => string;
    readonly edits: (name: string) => string;
    /** @param name One of them. */
    readonly many: (name: string, count: number) => string;
    readonly looking: string;
    readonly editing: string;
    readonly between: string;
  };
}

export const zhCN: PresenceMessages = {
  presence: {
    title: '也在这张图里的人',
    guest: '访客',
    looks: (name) => `${name}也在看`,
    edits: (name) => `${name}正在编辑`,
    many: (name, count) => `${name}等 ${count} 人也在`,
    looking: '也在看',
    editing: '正在编辑',
    between: '，',
  },
};
