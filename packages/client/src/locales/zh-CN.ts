/** What the client says where the server said nothing. */
export interface ClientMessages {
  readonly timeout: string;
  readonly unreachable: string;
  readonly unreadable: string;
  readonly invalid: string;
  readonly notFound: string;
  readonly failed: (status: number) => string;
}

export const zhCN: ClientMessages = {
  timeout: '服务器没有及时应答，请稍后再试。',
  unreachable: '连不上服务器，请检查网络。',
  unreadable: '看不懂服务器的应答。',
  invalid: '有服务器不接受的内容，可能是太长了。',
  notFound: '没有找到。',
  failed: (status) => `服务器没有完成请求（${status}）。`,
};
