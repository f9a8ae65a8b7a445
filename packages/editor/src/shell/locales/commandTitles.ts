import type { LocalizedText } from '@letu/core';
import { amongChinese } from './amongChinese.js';

/** The titles of the commands that every editor has. */
export const commandTitles = {
  open: { 'zh-CN': '打开文件…', 'en-US': 'Open a file…' },
  undo: { 'zh-CN': '撤销', 'en-US': 'Undo' },
  redo: { 'zh-CN': '重做', 'en-US': 'Redo' },
  focusCode: { 'zh-CN': '回到源文本', 'en-US': 'Go to the text' },
  focusCanvas: { 'zh-CN': '回到画布', 'en-US': 'Go to the canvas' },
  options: { 'zh-CN': '绘图选项', 'en-US': 'Drawing options' },
  'layout.code': { 'zh-CN': '只看源文本', 'en-US': 'Text only' },
  'layout.both': { 'zh-CN': '源文本与图', 'en-US': 'Text and picture' },
  'layout.picture': { 'zh-CN': '只看图', 'en-US': 'Picture only' },
  enterFullScreen: { 'zh-CN': '全屏', 'en-US': 'Full screen' },
  leaveFullScreen: { 'zh-CN': '退出全屏', 'en-US': 'Leave full screen' },
  'copy.image': { 'zh-CN': '复制图片', 'en-US': 'Copy picture' },
  'copy.svg': { 'zh-CN': '复制 SVG 代码', 'en-US': 'Copy as SVG code' },
  'copy.markdownCode': { 'zh-CN': '复制为 Markdown 代码块', 'en-US': 'Copy as Markdown code block' },
  'copy.markdownImage': { 'zh-CN': '复制为 Markdown 图片', 'en-US': 'Copy as Markdown picture' },
  'copy.text': { 'zh-CN': '复制源文本', 'en-US': 'Copy the text' },
  'export.svg': { 'zh-CN': '导出 SVG', 'en-US': 'Export SVG' },
  'export.png': { 'zh-CN': '导出 PNG', 'en-US': 'Export PNG' },
  'export.pdf': { 'zh-CN': '导出 PDF', 'en-US': 'Export PDF' },
  'export.source': { 'zh-CN': '导出源文件', 'en-US': 'Export the source file' },
  palette: { 'zh-CN': '全部命令', 'en-US': 'All commands' },
  shortcuts: { 'zh-CN': '快捷键', 'en-US': 'Keyboard shortcuts' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** The titles of commands that exist once a template, a page, a scale or a background. */
export const choiceTitles = {
  template: (name: LocalizedText): LocalizedText => ({
    'zh-CN': `模板：${name['zh-CN']}`,
    'en-US': `Template: ${name['en-US']}`,
  }),
  link: (page: LocalizedText): LocalizedText => ({
    'zh-CN': `复制${amongChinese(page['zh-CN'])}链接`,
    'en-US': `Copy link to ${page['en-US']}`,
  }),
  scale: (scale: number): LocalizedText => ({
    'zh-CN': `PNG 倍数：${scale} 倍`,
    'en-US': `PNG scale: ${scale}×`,
  }),
  background: {
    theme: { 'zh-CN': '背景：随主题', 'en-US': 'Background: theme' },
    white: { 'zh-CN': '背景：白色', 'en-US': 'Background: white' },
    transparent: { 'zh-CN': '背景：透明', 'en-US': 'Background: transparent' },
  },
} as const;
