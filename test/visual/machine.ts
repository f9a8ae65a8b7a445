import { commands, page, server } from 'vitest/browser';

/** What decides how a page looks besides its code. */
export interface Machine {
  /** Chromium's major version. Another one that paints the sample alike is as good: Debian's changes every few weeks. */
  readonly chromium: string;
  /**
   * The SHA-256 of the pixels of a sample of letters, controls and effects, which differ by fonts, their rendering, the
   * browser and the system.
   */
  readonly sample: string;
}

/** Where the machine is noted that the baseline was made on. */
const NOTE = 'test/visual/baseline/machine.json';

const LETTERS = '永国 乐图，发现创作的乐趣。Ag Qy fi 0123456789 “引号” → ✓ ½ 😀';
const FAMILIES = ['sans-serif', 'serif', 'monospace', "'PingFang SC', 'Noto Sans CJK SC', sans-serif"];
const SHAPES = `<svg width="200" height="60"><circle cx="30" cy="30" r="20.5" fill="#2f49c8"/>
  <path d="M60 50C90-20 120 90 190 10" fill="none" stroke="#a03" stroke-width="1.5"/></svg>`;
const CONTROLS = `<input type="checkbox" checked><input type="radio" checked><input type="range"><input value="值 value">
  <select><option>选项 option</option></select><progress value="0.4"></progress><button>按钮 button</button>
  <div style="width: 120px; height: 40px; overflow: scroll"><div style="height: 99px">1<br>2<br>3</div></div>`;
const EFFECTS = [
  'border: 2px dashed #36c; border-radius: 9px',
  'box-shadow: 0 3px 9px #0006',
  'background: linear-gradient(30deg, #fff, #36c)',
  'outline: auto; filter: blur(0.7px)',
  'text-decoration: underline wavy; transform: rotate(3deg)',
];

/** Returns how this machine paints. */
async function thisMachine(): Promise<Machine> {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = 'width: 720px; padding: 8px; color: #222; background: #fff';
  const line = (family: string, style: string) =>
    `<div style="font-family: ${family}; ${style}">${LETTERS}</div>`;
  const lines = FAMILIES.map(
    (family) => line(family, 'font-size: 14px') + line(family, 'font: 600 20px/1.5'),
  );
  const effects = EFFECTS.map((style) => `<p style="width: 200px; ${style}">样式 style</p>`);
  element.innerHTML = [...lines, SHAPES, CONTROLS, ...effects].join('');
  await document.fonts.ready;
  const base64 = await page.screenshot({ element, save: false });
  element.remove();
  return { chromium: /Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? '', sample: await pixelHash(base64) };
}

async function pixelHash(base64: string): Promise<string> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells whether the pictures of the baseline are made anew in this run. */
export const isUpdating = server.config.snapshotOptions.updateSnapshot === 'all';

/**
 * Returns why pictures of this run cannot be compared with the baseline's, which was made where pages look otherwise, or with
 * other versions of React and antd; undefined where they can. In an update this machine becomes the
 * baseline's.
 */
export async function whyIncomparable(): Promise<string | undefined> {
  const versions: unknown = import.meta.env['LETU_MATRIX'];
  if (versions) return `the baseline was made with other versions than ${String(versions)}`;
  const here = await thisMachine();
  if (isUpdating) {
    await commands.writeFile(NOTE, `${JSON.stringify(here, undefined, 2)}\n`);
    return undefined;
  }
  const note = await commands.readFile(NOTE).catch(() => undefined);
  if (note === undefined) return 'there is no baseline';
  const there = JSON.parse(note) as Machine;
  if (here.sample === there.sample) return undefined;
  return `Chromium ${here.chromium} paints a sample otherwise than Chromium ${there.chromium} did where the baseline was made`;
}
