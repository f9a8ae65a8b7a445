import { DiagramImage } from '@letu/editor/view';

/** Shows a picture that was drawn before, such as one from a database. */
export function SharedDrawing({ svg, name }: { svg: string; name: string }) {
  return <DiagramImage svg={svg} alt={name} style={{ maxWidth: '100%', height: 'auto' }} />;
}
