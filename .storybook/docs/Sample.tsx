import { Source } from '@storybook/addon-docs/blocks';

/** The props of `Sample`. */
interface SampleProps {
  /** The text of a file in `samples`, which the type check reads and tests run. */
  readonly code: string;
  readonly language?: 'tsx' | 'ts' | 'text';
}

/** A whole file as a sample. */
export function Sample({ code, language = 'tsx' }: SampleProps) {
  return <Source code={code.trim()} language={language} />;
}
