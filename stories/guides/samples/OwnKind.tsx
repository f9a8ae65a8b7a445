import { nomnoml } from '@letu-example/nomnoml';
import { nomnoml as listed } from '@letu-example/nomnoml/info';
import { DiagramEditor, type KindEditorProps } from '@letu/editor';
import { kinds } from '@letu/kinds';

/** The one place that names it. */
const ownKinds = [...kinds, listed];

export function OwnKind(props: Pick<KindEditorProps<object>, 'style' | 'theme' | 'locale'>) {
  return <DiagramEditor kind={nomnoml} kinds={ownKinds} {...props} />;
}
