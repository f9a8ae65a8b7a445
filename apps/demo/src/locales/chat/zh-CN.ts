/** The words of conversations. */
export interface ChatMessages {
  readonly chat: {
    readonly title: string;
    readonly about: string;
    readonly begin: string;
    readonly search: string;
    readonly list: string;
    readonly none: string;
    readonly notFound: string;
    readonly more: string;
    readonly earlier: string;
    readonly deleteTitle: (title: string) => string;
    readonly deleteHint: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly noMessages: string;
    readonly write: string;
    readonly send: string;
    readonly you: string;
    readonly assistant: string;
    readonly noModel: string;
    readonly noModelHint: string;
    readonly setUp: string;
    readonly away: string;
    readonly noAnswers: string;
    readonly noAnswersHint: string;
    readonly needsAccount: string;
    readonly needsAccountHint: string;
    readonly signIn: string;
    readonly ask: string;
    readonly insteadTemplate: (title: string) => string;
    readonly all: string;
  };
}

export const zhCN: ChatMessages = {
  chat: {
    title: 'AI 对话',
    about: '说出想画的图，和 AI 一起把它画出来。',
    begin: '新对话',
    search: '搜索对话',
    list: '对话列表',
    none: '还没有对话',
    notFound: '没有找到对话',
    more: '更多对话',
    earlier: '更早的消息',
    deleteTitle: (title) => `删除对话“${title}”？`,
    deleteHint: '其中的消息会一起删除，无法恢复。',
    empty: '想画什么？',
    emptyHint: '用一两句话说清楚主题，或者从下面的例子开始。',
    noMessages: '这个对话里还没有消息。',
    write: '描述你想画的图',
    send: '发送',
    you: '我',
    assistant: 'AI',
    noModel: '还没有设置模型',
    noModelHint: '消息会保存在对话里，但要设置好模型才会有回答。',
    away: '现在连不上服务器。可以先写，写的话留在这里，连上之后再发送。',
    setUp: '去设置模型',
    noAnswers: '对话还不会作答',
    noAnswersHint: '模型已经设置好了，作答的功能还没有上线。消息会先保存在对话里。',
    needsAccount: '登录后才能对话',
    needsAccountHint: '对话保存在账号里。不登录也可以从模板开始画。',
    signIn: '去登录',
    ask: '试试这些题目',
    insteadTemplate: (title) => `还没有设置模型，先为你打开相近的模板“${title}”。`,
    all: '全部对话',
  },
};
