/** What is said where everything is backed up to a storage of one's own. */
export interface BackupMessages {
  readonly title: string;
  readonly hint: string;
  readonly add: string;
  readonly addTitle: string;
  readonly editTitle: (name: string) => string;
  readonly kinds: Readonly<Record<'webdav' | 's3', string>>;
  readonly kindHints: Readonly<Record<'webdav' | 's3', string>>;
  readonly kind: string;
  readonly name: string;
  readonly url: Readonly<Record<'webdav' | 's3', string>>;
  readonly urlExample: Readonly<Record<'webdav' | 's3', string>>;
  readonly badUrl: string;
  readonly user: Readonly<Record<'webdav' | 's3', string>>;
  readonly secret: Readonly<Record<'webdav' | 's3', string>>;
  readonly secretKept: string;
  readonly secretAgain: string;
  readonly bucket: string;
  readonly region: string;
  readonly regionHint: string;
  readonly folder: string;
  readonly folderHint: string;
  readonly schedule: string;
  readonly schedules: Readonly<Record<'off' | 'daily' | 'weekly', string>>;
  readonly keep: string;
  readonly keepUnit: string;
  readonly save: string;
  readonly saveAndCheck: string;
  readonly saved: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly run: string;
  readonly running: string;
  readonly check: string;
  readonly checked: string;
  readonly edit: string;
  readonly remove: string;
  readonly removeTitle: (name: string) => string;
  readonly removeHint: string;
  readonly never: string;
  readonly lastDone: (time: string, graphs: number, size: string) => string;
  readonly lastFailed: (time: string, message: string) => string;
  readonly next: (time: string) => string;
  readonly summary: (schedule: string, keep: number) => string;
  readonly files: string;
  readonly filesTitle: (name: string) => string;
  readonly filesEmpty: string;
  readonly time: string;
  readonly size: string;
  readonly restore: string;
  readonly restoring: (done: string, total: string) => string;
  readonly history: string;
  readonly result: string;
  readonly triggers: Readonly<Record<'hand' | 'schedule', string>>;
  readonly done: (graphs: number) => string;
}

export const zhCN: BackupMessages = {
  title: '备份到自己的存储',
  hint: '由服务器定期把你拥有的图打包，存到你指定的 WebDAV 文件夹或 S3 兼容存储。密码和密钥加密保存，不会再显示。',
  add: '添加存储',
  addTitle: '添加存储',
  editTitle: (name) => `修改“${name}”`,
  kinds: { webdav: 'WebDAV', s3: 'S3 兼容存储' },
  kindHints: {
    webdav: '坚果云、Nextcloud、群晖等。坚果云要用“第三方应用管理”里的应用密码。',
    s3: '阿里云 OSS、腾讯云 COS、MinIO、Cloudflare R2、Amazon S3 等，存储桶要先建好。',
  },
  kind: '类型',
  name: '名称',
  url: { webdav: '服务器地址', s3: '服务地址（Endpoint）' },
  urlExample: { webdav: 'https://dav.jianguoyun.com/dav', s3: 'https://s3.example.com' },
  badUrl: '请输入以 http:// 或 https:// 开头的完整地址',
  user: { webdav: '用户名', s3: 'Access Key' },
  secret: { webdav: '密码', s3: 'Secret Key' },
  secretKept: '已保存，留空则不改',
  secretAgain: '换了地址，请重新输入',
  bucket: '存储桶',
  region: '地域',
  regionHint: '不确定就留空，按 us-east-1 处理。',
  folder: '文件夹',
  folderHint: '没有会自动建好；留空则放在最上层。',
  schedule: '自动备份',
  schedules: { off: '不自动', daily: '每天', weekly: '每周' },
  keep: '保留最近',
  keepUnit: '份',
  save: '保存',
  saveAndCheck: '保存并测试',
  saved: '已保存。',
  empty: '还没有备份存储',
  emptyHint: '添加一个 WebDAV 或 S3 存储，图就多一份放在你自己手里。',
  run: '立即备份',
  running: '正在备份…',
  check: '测试',
  checked: '可以写入、读取和删除。',
  edit: '修改',
  remove: '移除',
  removeTitle: (name) => `移除“${name}”？`,
  removeHint: '不再备份到那里，已有的备份文件不会被删除。',
  never: '还没有备份过',
  lastDone: (time, graphs, size) => `上次备份：${time}，${graphs} 张图，${size}`,
  lastFailed: (time, message) => `上次备份（${time}）失败：${message}`,
  next: (time) => `下一次：${time}`,
  summary: (schedule, keep) => `${schedule}，保留 ${keep} 份`,
  files: '查看与恢复',
  filesTitle: (name) => `“${name}”里的备份`,
  filesEmpty: '那里还没有备份。',
  time: '时间',
  size: '大小',
  restore: '恢复…',
  restoring: (done, total) => `正在取回 ${done} / ${total}`,
  history: '最近的备份记录',
  result: '结果',
  triggers: { hand: '手动', schedule: '自动' },
  done: (graphs) => `成功，${graphs} 张图`,
};
