import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPane } from './openPane.js';

const LINES = ['flowchart LR', '  登录 --> 首页', '  首页 --> 我的图', '  我的图 --> 分享'];
const START = LINES.join('\n');

it('leaves the caret where it is in its line while others change lines above and below it', async () => {
  const { pane, view } = openPane(START);
  view.dispatch({ selection: { anchor: START.indexOf('我的图') } });
  await userEvent.keyboard('新的');
  const [head = '', first = '', own = '', last = ''] = pane.value.split('\n');
  pane.receive([head, '  %% 入口', first.replace('登录', '扫码登录'), own, `${last} & 导出`].join('\n'));
  await userEvent.keyboard('一页');
  expect(pane.value.split('\n')).toEqual([
    'flowchart LR',
    '  %% 入口',
    '  扫码登录 --> 首页',
    '  首页 --> 新的一页我的图',
    '  我的图 --> 分享 & 导出',
  ]);
  pane.undo();
  pane.undo();
  expect(pane.value).toContain('扫码登录');
  expect(pane.value).toContain('  首页 --> 我的图\n');
});

it('keeps what is selected while others change what is around it and in it', () => {
  const { pane, view } = openPane(START);
  view.dispatch({ selection: { anchor: START.indexOf('首页 -->'), head: START.indexOf(' --> 分享') } });
  pane.receive(
    START.replace('登录', '扫码登录').replace('首页 --> 我的图', '首页 --> 全部 --> 我的图') + '\n',
  );
  const { from, to } = view.state.selection.main;
  expect(view.state.sliceDoc(from, to)).toBe('首页 --> 全部 --> 我的图\n  我的图');
});
