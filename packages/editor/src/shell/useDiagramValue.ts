import { defaultExample, type Diagram, type Locale } from '@letu/core';
import { useLatest } from '@letu/hooks';
import type { DiagramChangeInfo, DiagramEditorProps } from '../props.js';
import { useOptions, type OptionsState } from './options/useOptions.js';
import type { EditedDiagram } from '../surface/editedDiagram.js';
import { useEditedDiagram } from '../surface/useEditedDiagram.js';

type ValueProps<Options> = Pick<
  DiagramEditorProps<Options>,
  'kind' | 'value' | 'defaultValue' | 'onChange' | 'options' | 'defaultOptions' | 'onOptionsChange'
> & {
  /** The language of the interface. */
  readonly locale: Locale;
};

/** The diagram of an editor, and the options it is drawn with. */
export interface DiagramValue<Options> extends OptionsState<Options> {
  readonly edited: EditedDiagram;
  /** Returns the whole diagram as it is now. */
  read(): Diagram;
}

/** Keeps what an editor edits: a source, or a whole diagram. */
export function useDiagramValue<Options>(props: ValueProps<Options>): DiagramValue<Options> {
  const { kind, locale, value, defaultValue, onChange, onOptionsChange } = props;
  const isWhole = typeof (value ?? defaultValue) === 'object';
  const { options, setOptions } = useOptions<Options>({
    kind,
    options: props.options ?? optionsOf(value),
    defaultOptions: props.defaultOptions ?? optionsOf(defaultValue),
    onOptionsChange:
      (onOptionsChange ?? (isWhole && onChange))
        ? (next, origin) => {
            onOptionsChange?.(next);
            if (!isWhole) return;
            const source = edited.read();
            tell(origin, { source, options: next, files: edited.files }, source);
          }
        : undefined,
  });
  const wholeOf = ({ source, options: set, files = [] }: Parts<Options>): Diagram => ({
    type: kind.type,
    source,
    ...(set && Object.keys(set).length > 0 ? { options: set as NonNullable<Diagram['options']> } : {}),
    ...(files.length > 0 ? { files } : {}),
  });
  const tell = (origin: DiagramChangeInfo['origin'], parts: Parts<Options>, before: string) =>
    onChange?.(parts.source, { origin, before, diagram: wholeOf(parts) });
  const edited = useEditedDiagram({
    value: partsOf(value),
    defaultValue: partsOf(defaultValue) ?? { source: defaultExample(kind, locale).source },
    onChange({ source, before, origin, files }) {
      if (origin !== 'remote') tell(origin, { source, options, files }, before);
    },
  });
  const latest = useLatest(() => wholeOf({ source: edited.read(), options, files: edited.files }));
  return { edited, options, setOptions, read: () => latest.current() };
}

interface Parts<Options> extends Pick<Diagram, 'source' | 'files'> {
  readonly options: Partial<Options> | undefined;
}

function partsOf(value: string | Diagram | undefined): Pick<Diagram, 'source' | 'files'> | undefined {
  return typeof value === 'string' ? { source: value } : value;
}

/** A whole diagram without options is one of the kind's defaults. */
function optionsOf<Options>(value: string | Diagram | undefined): Partial<Options> | undefined {
  // Whoever gives an editor a diagram has it from the same kind.
  return typeof value === 'object' ? ((value.options ?? NO_OPTIONS) as Partial<Options>) : undefined;
}

const NO_OPTIONS = {};
