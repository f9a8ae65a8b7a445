/** @jsxImportSource @emotion/react */
import { FolderOpenOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Input, InputNumber, Segmented, Select, type GetProps } from 'antd';
import { useId, useRef, type ClipboardEvent } from 'react';
import { defaultExample, type Theme } from '@letu/core';
import { kinds } from '@letu/kinds';
import { column, note } from '../../layout/parts.js';
import { OPENABLE } from '../../opening/openable.js';
import { loadChunk } from '../../routing/loadChunk.js';
import { domimageWords } from '../../locales/domimage/index.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useWords } from '../../settings/useWords.js';
import { HTML_EXAMPLE } from './htmlExample.js';
import type { Written } from './written.js';

const styles = {
  form: css(column, { gap: 16, minWidth: 0 }),
  text: css({
    '&&': { flex: 1, minHeight: 220, fontFamily: 'var(--letu-font-code)', resize: 'none' },
    '@media (max-width: 1023px)': { '&&': { height: 220, flex: 'none', resize: 'vertical' } },
  }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }),
  field: css({
    display: 'grid',
    gridTemplateColumns: '5em minmax(0, 1fr)',
    alignItems: 'center',
    gap: '4px 8px',
  }),
  hint: css(note, { gridColumn: 2 }),
};

export interface WrittenFormProps {
  readonly value: Written;
  onChange(value: Written): void;
  /** Finds the diagram in files, or in a text that was pasted. */
  onOpen(openings: readonly (File | string)[]): void;
}

/** What is to become a picture: a diagram of any kind, or HTML, typed, pasted or out of a file. */
export function WrittenForm({ value, onChange, onOpen }: WrittenFormProps) {
  const words = useWords(domimageWords);
  const { locale } = useSettings();
  const set = (part: Partial<Written>) => onChange({ ...value, ...part });
  const isHtml = value.from === 'html';
  const isEmpty = (isHtml ? value.html : value.source) === '';
  const example = async () => {
    if (isHtml) return set({ html: HTML_EXAMPLE });
    const { source } = defaultExample(await loadChunk(value.kind.loadKind), locale);
    return set({ source, options: {}, files: [], name: undefined });
  };
  const clear = () => set(isHtml ? { html: '' } : { source: '', options: {}, files: [], name: undefined });
  return (
    <div css={styles.form}>
      <Segmented
        block
        aria-label={words.from}
        value={value.from}
        options={(['diagram', 'html'] as const).map((from) => ({ value: from, label: words[from] }))}
        onChange={(from) => set({ from })}
      />
      {isHtml ? <HtmlFields {...{ value, set }} /> : <DiagramFields {...{ value, set, onOpen }} />}
      <div css={styles.row}>
        <FileButton onOpen={onOpen} />
        <Button type="text" onClick={() => (isEmpty ? void example() : clear())}>
          {isEmpty ? words.example : words.clear}
        </Button>
      </div>
    </div>
  );
}

interface FieldsProps {
  readonly value: Written;
  set(part: Partial<Written>): void;
}

function DiagramFields({ value, set, onOpen }: FieldsProps & Pick<WrittenFormProps, 'onOpen'>) {
  const { locale } = useSettings();
  const id = useId();
  const words = useWords(domimageWords);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    // In a text of its own it is a part of that text.
    if (value.source !== '' || pasted === '') return;
    event.preventDefault();
    onOpen([pasted]);
  };
  return (
    <>
      <div css={styles.field}>
        <label htmlFor={id}>{words.kind}</label>
        <Select
          id={id}
          value={value.kind.kind}
          options={kinds.map(({ kind, name }) => ({ value: kind, label: name[locale] }))}
          onChange={(chosen) =>
            set({ kind: kinds.find(({ kind }) => kind === chosen) ?? value.kind, options: {} })
          }
        />
        <ThemeField {...{ value, set }} />
      </div>
      <WrittenText
        aria-label={words.source}
        placeholder={words.sourceHint}
        value={value.source}
        onPaste={paste}
        onChange={({ target }) => set({ source: target.value })}
      />
    </>
  );
}

function HtmlFields({ value, set }: FieldsProps) {
  const id = useId();
  const words = useWords(domimageWords);
  return (
    <>
      <div css={styles.field}>
        <label htmlFor={id}>{words.htmlWidth}</label>
        <InputNumber<number>
          id={id}
          css={{ width: '100%' }}
          min={16}
          max={8192}
          precision={0}
          suffix="px"
          value={value.htmlWidth ?? null}
          onChange={(width) => set({ htmlWidth: width ?? undefined })}
        />
        <span css={styles.hint}>{words.htmlWidthHint}</span>
        <ThemeField {...{ value, set }} />
      </div>
      <WrittenText
        aria-label={words.htmlSource}
        placeholder={words.htmlHint}
        value={value.html}
        onChange={({ target }) => set({ html: target.value })}
      />
    </>
  );
}

/** Where one writes what becomes a picture. */
function WrittenText(props: GetProps<typeof Input.TextArea>) {
  return <Input.TextArea css={styles.text} autoFocus spellCheck={false} {...props} />;
}

function ThemeField({ value, set }: FieldsProps) {
  const id = useId();
  const words = useWords(domimageWords);
  return (
    <>
      <span id={id}>{words.theme}</span>
      <Segmented<Theme>
        block
        aria-labelledby={id}
        value={value.theme}
        options={(['light', 'dark'] as const).map((name) => ({ value: name, label: words.themes[name] }))}
        onChange={(chosen) => set({ theme: chosen })}
      />
    </>
  );
}

function FileButton({ onOpen }: Pick<WrittenFormProps, 'onOpen'>) {
  const words = useWords(domimageWords);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FolderOpenOutlined aria-hidden="true" />} onClick={() => field.current?.click()}>
        {words.open}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        accept={`${OPENABLE},.html,.htm`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again only where the field forgets it.
          target.value = '';
          if (files.length > 0) onOpen(files);
        }}
      />
    </>
  );
}
