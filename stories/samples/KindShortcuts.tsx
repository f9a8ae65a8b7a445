import { KindShortcuts } from '@letu/editor/dialogs';
import { pikchr } from '@letu/pikchr';

export function Default() {
  return <KindShortcuts kind={pikchr} locale="zh-CN" theme="light" pending={<p>正在读取快捷键…</p>} />;
}

export function NoneFound() {
  return (
    <KindShortcuts
      kind={pikchr}
      locale="zh-CN"
      theme="light"
      search="没有这样的命令"
      none={<p>没有符合的快捷键</p>}
    />
  );
}
