/** What is said of file formats of others. */
export interface FormatMessages {
  readonly notALibrary: string;
  readonly emptyLibrary: string;
  readonly tooMany: (most: number) => string;
  readonly notABoard: string;
  readonly onlyAPicture: string;
  readonly notAPicture: string;
  readonly missingImages: (count: number) => string;
}

export const zhCN: FormatMessages = {
  notALibrary: '这不是 Excalidraw 素材库，或者文件已经损坏。',
  emptyLibrary: '这个素材库是空的。',
  tooMany: (most) => `素材库里的东西太多，最多 ${most} 个。`,
  notABoard: '内容不是白板，不能导出。请先改正错误。',
  onlyAPicture: '图片里没有可以接着画的图，它作为一张图片放在白板上，可以在上面画',
  notAPicture: '这张图片太大，或者已经损坏。',
  missingImages: (count) => `有 ${count} 张图片找不到，没有写进文件`,
};
