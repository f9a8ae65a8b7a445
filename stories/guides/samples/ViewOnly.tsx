import { DiagramView } from '@letu/editor/view';
import { d2 } from '@letu/d2';

export function ViewOnly() {
  return (
    <DiagramView kind={d2} source="想法 -> 草稿 -> 图" aria-label="从想法到图" style={{ height: '16rem' }} />
  );
}
