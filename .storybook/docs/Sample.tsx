import { SyntaxHighlighter } from 'storybook/internal/components';

/** The props of `Sample`. */
interface SampleProps {
  /** The text of a file in `samples`, which the type check reads and tests run. */
  readonly code: string;
  readonly language?: 'tsx' | 'ts' | 'text';
}

/** A whole file as a sample, in the theme of the page. */
export function Sample({ code, language = 'tsx' }: SampleProps) {
  return (
    <div className="letu-sample sb-unstyled">
      <SyntaxHighlighter
        language={language === 'ts' ? 'typescript' : language}
        bordered
        copyable
        format={false}
      >
        {code.trim()}
      </SyntaxHighlighter>
    </div>
  );
}
