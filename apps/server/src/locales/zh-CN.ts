import type { ThirdPartyType } from '@letu/client/contract';
import type { ApiErrorCode } from '../errors/apiError.js';
import type { ServerErrorCode } from '../errors/serverError.js';

/** What the server says to a user. */
export interface ServerMessages {
  readonly ok: string;
  readonly errors: Readonly<Record<ApiErrorCode, string>>;
  readonly thirdParties: Readonly<Record<ThirdPartyType, string>>;
  /** Someone of whom no name is known. */
  readonly someone: string;
  /** A graph that was made of another one's content. */
  readonly copyOf: (title: string) => string;
  readonly badField: (field: string) => string;
  readonly resetSubject: string;
  readonly resetText: (url: string) => string;
  readonly inviteSubject: (from: string, title: string) => string;
  readonly inviteText: (url: string) => string;
  /** For whoever runs the server; a detail follows on a line of its own. */
  readonly serverErrors: Readonly<Record<ServerErrorCode, string>>;
  readonly help: (variables: string) => string;
  readonly migrated: (steps: number) => string;
  readonly backedUp: (rows: number) => string;
  readonly restored: (rows: number) => string;
  readonly password: (email: string, password: string) => string;
  readonly listening: (url: string) => string;
  readonly firstRun: (owner: { readonly email: string; readonly password: string }) => string;
}

export const zhCN: ServerMessages = {
  ok: '成功',
  errors: {
    'bad-request': '请求的内容有误。',
    'bad-json': '请求的内容不是有效的 JSON。',
    'sign-in-needed': '请先登录。',
    'wrong-credentials': '邮箱或密码不对。',
    'not-allowed': '没有权限做这件事。',
    'sign-up-closed': '这里不开放注册。',
    'kind-off': '这里已停用这类图，不能新建。',
    'share-password-needed': '请输入访问密码。',
    'share-password-wrong': '访问密码有误，或者已经换过，请重新输入。',
    'not-found': '没有找到，可能已被删除，或者没有权限查看。',
    'method-not-allowed': '不支持这种请求。',
    'revision-conflict': '别处已经保存过更新的版本。',
    'email-taken': '这个邮箱已经注册过。',
    'account-exists': '你的邮箱在这里已有账号。请用原来的方式登录，再到账号设置里关联。',
    'account-taken': '这个第三方账号已经关联了别的账号。',
    'last-account': '这是唯一的登录方式。请先设置密码，或关联别的账号。',
    'body-too-large': '内容超过大小上限。',
    'idempotency-key-reused': '同一个请求标识用在了不同的内容上。',
    'bad-token': '链接无效或已过期。',
    'attempt-ended': '这次登录已经过期或已经用过，请重新登录。',
    'no-picture': '这张图画不出来。',
    'picture-timeout': '画这张图用的时间太长，已停止。请把图拆小一些，稍后再试。',
    'private-address': '这里不允许使用内网地址。',
    'backup-unreachable': '连不上这个地址。请检查地址是否写对，服务是否在运行。',
    'backup-secret': '对方拒绝访问：用户名、密码或密钥不对，或者没有写入权限。',
    'backup-place': '找不到这个文件夹或存储桶。请先在对方那里建好，再检查地址。',
    'backup-full': '对方的空间不够，或者不接受这么大的文件。',
    'backup-refused': '对方的回答不是预期的。请检查地址和类型是否选对。',
    'backup-too-large': '内容太多，一个备份文件放不下。',
    'backup-interrupted': '服务器中途停止，这次备份没有完成。',
    'backup-running': '正在备份到这里，请等它完成。',
    'font-unusable': '这个文件不能用作字体：只支持完好的单个 TTF、OTF 或 WOFF2 字体。',
    'font-restricted': '字体的授权不允许这样使用。',
    'font-quota': '字体的总大小超过上限，请先删除一些。',
    'file-unusable': '这个文件不能放进图里：只支持完好的 PNG、JPEG、GIF、WebP 或 SVG 图片。',
    'file-quota': '图里的图片总大小超过上限，请先删除一些图。',
    'file-missing': '图里的图片还没有传到服务器。',
    'revision-needed': '请说明修改的是哪个版本。',
    'too-many-requests': '操作太频繁，请稍后再试。',
    failed: '服务器出错了，请稍后再试。',
    'third-party-failed': '第三方登录没有成功。请重试，或换一种方式登录。',
    'storage-full': '服务器的存储空间不足，没有保存成功。',
    'storage-failed': '服务器暂时无法保存，请稍后再试。',
  },
  thirdParties: {
    github: 'GitHub',
    gitee: 'Gitee',
    wechat: '微信',
    dingtalk: '钉钉',
    feishu: '飞书',
    oidc: '单点登录',
  },
  copyOf: (title) => `${title.slice(0, 190)} 副本`,
  someone: '乐图用户',
  badField: (field) => `“${field}”的内容有误。`,
  resetSubject: '重设乐图的密码',
  resetText: (url) =>
    `点击这个链接设置新的密码，一小时内有效：\n${url}\n\n如果不是你本人的操作，请忽略这封邮件。`,
  inviteSubject: (from, title) => `${from} 邀请你加入“${title}”`,
  inviteText: (url) => `点击这个链接接受邀请：\n${url}`,
  serverErrors: {
    'bad-configuration': '设置有误：',
    'schema-newer': '数据由更新的版本写成，请升级服务器。',
    'schema-older': '数据的结构需要升级。',
    'data-in-use': '数据文件夹正被另一个服务器使用。',
    'data-unusable': '数据文件夹无法使用。',
    'bad-backup': '备份文件无法使用。',
    'database-not-empty': '数据库里已有数据；要替换，请加 --replace。',
    'bad-usage': '命令的写法有误；letu-server --help 有说明。',
  },
  help: (variables) => `用法：letu-server [命令]

  start                      启动服务器（默认）
  migrate                    升级数据的结构
  backup 文件                把全部数据写入文件，服务器可以同时运行
  restore 文件 [--replace]   从备份恢复，SQLite 与 PostgreSQL 之间也可以
  user list                  列出账号
  user add 邮箱 [--owner]    新建账号并显示密码
  user password 邮箱         换一个新密码并结束所有会话

环境变量
${variables}`,
  migrated: (steps) => (steps === 0 ? '已是最新。' : `完成 ${steps} 步升级。`),
  backedUp: (rows) => `已备份 ${rows} 行。`,
  restored: (rows) => `已恢复 ${rows} 行。`,
  password: (email, password) => `${email} 的密码：${password}`,
  listening: (url) => `乐图 Letu  →  ${url}`,
  firstRun: ({ email, password }) =>
    `  第一次运行，已创建管理员，请登录后更改密码：\n  邮箱  ${email}\n  密码  ${password}\n`,
};
