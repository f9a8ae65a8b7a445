import { useRef } from 'react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownMessages } from '@letu/core';
import { FullscreenToggle, fullscreenToggleMessages, useFullscreen } from '@letu/fullscreen-toggle';
import { renderThemed, violations } from '../../theme/test/page.js';

afterEach(async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
});

function Panel() {
  const panel = useRef<HTMLDivElement>(null);
  const { isFullscreen, isTarget } = useFullscreen(panel);
  return (
    <div ref={panel} id="panel">
      <FullscreenToggle target={panel} />
      <output>{isFullscreen ? (isTarget ? 'target' : 'other') : 'none'}</output>
    </div>
  );
}

const button = (name: RegExp) => page.getByRole('button', { name });
const output = () => document.querySelector('output')?.textContent;

/** Presses a button by key: a click can wait without end while the browser is still growing or shrinking the page. */
async function press(name: RegExp): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** Answers for a property of the document as another browser would, until the test ends. */
function pretend<T extends object>(owner: T, name: keyof T, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, get: () => value });
  onTestFinished(() => {
    delete owner[name];
  });
}

describe('the toggle', () => {
  it('speaks in a host’s own words', async () => {
    const own = ownMessages(fullscreenToggleMessages, { 'zh-CN': { enter: '铺满屏幕' } });
    renderThemed(<FullscreenToggle />, { messages: [own] });
    await expect.element(button(/铺满屏幕/)).toBeVisible();
  });

  it('enters with the page, then leaves, and keeps the focus', async () => {
    renderThemed(<FullscreenToggle />);
    await userEvent.click(button(/进入全屏/));
    await expect.poll(() => document.fullscreenElement).toBe(document.documentElement);
    await expect.element(button(/退出全屏/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.fullscreenElement).toBe(null);
    await expect.element(button(/进入全屏/)).toHaveFocus();
  });

  it('enters with an element and knows that it is the one', async () => {
    renderThemed(<Panel />);
    expect(output()).toBe('none');
    await userEvent.click(button(/进入全屏/));
    await expect.poll(() => document.fullscreenElement?.id).toBe('panel');
    await expect.poll(output).toBe('target');
  });

  it('follows whoever else leaves full screen, as Esc does', async () => {
    renderThemed(<Panel />);
    await userEvent.click(button(/进入全屏/));
    await expect.poll(output).toBe('target');
    await document.exitFullscreen();
    await expect.poll(output).toBe('none');
    await expect.element(button(/进入全屏/)).toBeVisible();
  });

  it('leaves full screen that something else entered', async () => {
    renderThemed(
      <>
        <Panel />
        <button onClick={() => void document.documentElement.requestFullscreen()}>other</button>
      </>,
    );
    await press(/other/);
    await expect.poll(output).toBe('other');
    await press(/退出全屏/);
    await expect.poll(() => document.fullscreenElement).toBe(null);
  });

  it('says so when the browser refuses, and works the next time', async () => {
    const { container } = renderThemed(<Panel />);
    const panel = container.querySelector('#panel')!;
    Object.assign(panel, { requestFullscreen: () => Promise.reject(new TypeError('denied')) });
    await userEvent.click(button(/进入全屏/));
    await expect.element(button(/请再试一次/)).toBeVisible();
    Reflect.deleteProperty(panel, 'requestFullscreen');
    await userEvent.click(button(/进入全屏/));
    await expect.poll(() => document.fullscreenElement).toBe(panel);
  });

  it('does nothing more when the host prevents it', async () => {
    renderThemed(<FullscreenToggle onClick={(event) => event.preventDefault()} />);
    await userEvent.click(button(/进入全屏/));
    expect(document.fullscreenElement).toBe(null);
  });
});

describe('without full screen', () => {
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /iPhone/],
    ['an iframe that may not', navigator.userAgent, /没有允许全屏/],
  ])('on %s, the button can be reached, says why and throws nothing', async (_where, agent, reason) => {
    pretend(document, 'fullscreenEnabled', false);
    pretend(navigator, 'userAgent', agent);
    renderThemed(<FullscreenToggle />);
    const toggle = button(reason);
    await expect.element(toggle).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect.element(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(document.fullscreenElement).toBe(null);
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it('has no accessibility violation, and speaks English', async () => {
    renderThemed(<FullscreenToggle />, { theme, locale: 'en-US' });
    await expect.element(button(/Enter full screen/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
