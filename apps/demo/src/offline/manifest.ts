import type { ListedKind } from '@letu/core';
import { kinds } from '@letu/kinds';
import { SHARED } from './shared.js';

/** The sides of the icons, in pixels. */
export const ICON_SIDES = [48, 72, 96, 128, 144, 192, 256, 384, 512] as const;

/** The sides of those that systems cut to their own shape. */
export const MASKABLE_SIDES = [192, 512] as const;

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

/** The media type that an installed app opens a kind's files by: systems know them by their extensions alone. */
const mediaType = ({ kind }: ListedKind) => `application/vnd.letu.${kind}`;

/** What browsers install the app by (https://www.w3.org/TR/appmanifest/). */
export const manifest = {
  id: '/',
  name: '乐图 - 发现创作的乐趣',
  short_name: '乐图',
  description: '用文字画图，图随字动；在画布上画图，图就是文件。没有网络也能用。',
  lang: 'zh-CN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f6f5f1',
  theme_color: '#2f49c8',
  categories: ['productivity', 'graphics'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...ICON_SIDES.map((side) => icon('icon', side, 'any')),
    ...MASKABLE_SIDES.map((side) => icon('maskable', side, 'maskable')),
  ],
  // Systems show the first few, as many as they have room for.
  shortcuts: kinds.map(({ path, title: { 'zh-CN': title } }) => ({
    name: `新建${/^\w/.test(title) ? ' ' : ''}${title}`,
    short_name: title,
    url: `/${path}/new`,
    icons: [icon('icon', 96, 'any')],
  })),
  file_handlers: [
    {
      action: '/welcome',
      accept: Object.fromEntries(kinds.map((kind) => [mediaType(kind), extensionsOf(kind)])),
    },
  ],
  share_target: { action: '/welcome', method: 'GET', params: SHARED },
} as const;

/** Systems know a file by what comes after its last dot. */
function extensionsOf({ extensions }: ListedKind): readonly string[] {
  return extensions.filter((extension) => extension.lastIndexOf('.') === 0);
}
