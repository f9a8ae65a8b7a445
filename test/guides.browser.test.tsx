import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { LetuProvider } from '@letu/theme';
import { previewState, shownPicture } from '../packages/editor/test/parts.js';
import { Controlled } from '../stories/guides/samples/Controlled.js';
import { drawPicture } from '../stories/guides/samples/drawPicture.js';
import { EditorVariables } from '../stories/guides/samples/EditorVariables.js';
import { HostTheme } from '../stories/guides/samples/HostTheme.js';
import { OneKind } from '../stories/guides/samples/OneKind.js';
import { OwnColours } from '../stories/guides/samples/OwnColours.js';
import { OwnEngine } from '../stories/guides/samples/OwnEngine.js';
import { OwnKind } from '../stories/guides/samples/OwnKind.js';
import { preload } from '../stories/guides/samples/preload.js';
import { Saved } from '../stories/guides/samples/Saved.js';
import { SharedDrawing } from '../stories/guides/samples/SharedDrawing.js';
import { Note } from '../stories/guides/samples/Styled.js';
import { ThemedPage } from '../stories/guides/samples/ThemedPage.js';
import { ViewOnly } from '../stories/guides/samples/ViewOnly.js';
import { WithHandle } from '../stories/guides/samples/WithHandle.js';
import { WithNonce } from '../stories/guides/samples/WithNonce.js';

it.each(
  Object.entries({
    Controlled,
    EditorVariables,
    HostTheme,
    OneKind,
    OwnEngine,
    OwnKind,
    ThemedPage,
    WithHandle,
  }),
)('the sample %s draws its picture', { tags: 'long' }, async (_name, Sample) => {
  const picture = await shownPicture(render(<Sample />).container);
  expect(picture.getBoundingClientRect().width).toBeGreaterThan(20);
});

it('the sample ViewOnly shows its picture', async () => {
  const { container } = render(<ViewOnly />);
  await previewState(container, 'ready');
  expect(container.querySelector('img')?.alt).toBe('从想法到图');
});

it('the sample drawPicture returns a picture, or says what is wrong', async () => {
  const svg = await drawPicture('flowchart LR; 想法 --> 图');
  expect(svg).toMatch(/^<svg[\s\S]*想法/);
  const { container: image } = render(<SharedDrawing svg={svg} name="想法" />);
  await expect.poll(() => image.querySelector('img')?.naturalWidth).toBeGreaterThan(20);
  await expect(drawPicture('flowchart LR; 想法[')).rejects.toThrow(SyntaxError);
});

it('the sample preload ends once the engine is ready', async () => {
  const percents: number[] = [];
  await preload((percent) => percents.push(percent));
  expect(percents.every((percent) => percent >= 0 && percent <= 100)).toBe(true);
});

it('the samples of theming have their colours, toasts and nonce', async () => {
  render(<OwnColours />);
  const button = () => page.getByRole('button', { name: '保存' }).first().element();
  await expect
    .poll(() => getComputedStyle(button()).backgroundColor)
    .toMatch(/rgb\((0, 87, 95|95, 208, 220)\)/);

  render(
    <WithNonce nonce="bm9uY2U=">
      <Note>一句话</Note>
      <Saved />
    </WithNonce>,
  );
  await expect.element(page.getByRole('complementary')).toHaveTextContent('一句话');
  expect([...document.querySelectorAll('style')].some(({ nonce }) => nonce === 'bm9uY2U=')).toBe(true);

  render(
    <LetuProvider theme="light">
      <Saved />
    </LetuProvider>,
  );
  await page.getByRole('button', { name: '保存' }).last().click();
  await expect.element(page.getByText('已保存')).toBeVisible();
});
