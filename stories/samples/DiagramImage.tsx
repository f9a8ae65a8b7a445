import { DiagramImage } from '@letu/editor/view';

export function Default({ svg }: { svg: string }) {
  return <DiagramImage svg={svg} alt="想法通向图" style={{ maxWidth: '100%' }} />;
}
