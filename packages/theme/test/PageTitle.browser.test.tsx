import { beforeEach, expect, it } from 'vitest';
import { PageTitle } from '@letu/theme';
import { render } from './page.js';

beforeEach(() => {
  document.title = '宿主';
});

it('gives the page its title, follows it, and gives the old one back', () => {
  const { rerender, unmount } = render(<PageTitle>流程图</PageTitle>);
  expect(document.title).toBe('流程图 - 乐图');
  rerender(<PageTitle place="after">流程图</PageTitle>);
  expect(document.title).toBe('乐图 - 流程图');
  rerender(<PageTitle />);
  expect(document.title).toBe('乐图 - 发现创作的乐趣');
  unmount();
  expect(document.title).toBe('宿主');
});

it('of several shows the last, also when an earlier one changes or the last one goes', () => {
  const { rerender } = render(
    <>
      <PageTitle key="layout">仓库</PageTitle>
      <PageTitle key="page">流程图</PageTitle>
    </>,
  );
  expect(document.title).toBe('流程图 - 乐图');
  rerender(
    <>
      <PageTitle key="layout">我的仓库</PageTitle>
      <PageTitle key="page">流程图</PageTitle>
    </>,
  );
  expect(document.title).toBe('流程图 - 乐图');
  rerender(<PageTitle key="layout">我的仓库</PageTitle>);
  expect(document.title).toBe('我的仓库 - 乐图');
});
