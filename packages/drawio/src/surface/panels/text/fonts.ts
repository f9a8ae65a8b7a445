/** Families to write labels in: those of draw.io, and those that Chinese systems have. */
export const FONTS: readonly string[] = [
  'Helvetica',
  'Arial',
  'Verdana',
  'Tahoma',
  'Times New Roman',
  'Georgia',
  'Garamond',
  'Courier New',
  'Comic Sans MS',
  'PingFang SC',
  'Microsoft YaHei',
  'SimSun',
  'SimHei',
  'KaiTi',
  'FangSong',
];
