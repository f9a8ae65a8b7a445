/** @jsxImportSource @emotion/react */
'use client';

import { CalendarOutlined, DatabaseOutlined, PartitionOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { theme, type GlobalToken } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useLocale } from '@letu/theme';
import { examplePrompts, type ExamplePrompt, type PromptIcon } from './promptData.js';
import { promptMessages } from './locales/index.js';

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  prompt: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '4px 12px',
    alignItems: 'center',
    alignContent: 'start',
    width: '100%',
    height: '100%',
    padding: 16,
    border: '1px solid var(--letu-prompt-border)',
    borderRadius: 12,
    color: 'var(--letu-prompt-text)',
    background: 'var(--letu-prompt-surface)',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: 'border-color 0.15s, translate 0.15s',
    '&:hover:enabled': { borderColor: 'var(--letu-prompt-accent)', translate: '0 -2px' },
    '&:focus-visible': { outline: '2px solid var(--letu-prompt-accent)', outlineOffset: 2 },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '@media (prefers-reduced-motion: reduce)': {
      transition: 'none',
      '&:hover:enabled': { translate: 'none' },
    },
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: 8,
    color: 'var(--letu-prompt-accent)',
    background: 'var(--letu-prompt-soft)',
    fontSize: 16,
  }),
  label: css({ fontWeight: 600 }),
  text: css({ gridColumn: '1 / -1', color: 'var(--letu-prompt-quiet)' }),
};

/** The props of `ExamplePrompts`. */
export interface ExamplePromptsProps {
  /** The prompts in their order. @default the three of Letu */
  readonly prompts?: readonly ExamplePrompt[];
  /** Called with the prompt that was pressed and its text in the reader's language. */
  readonly onSelect?: (prompt: ExamplePrompt, text: string) => void;
  /** Lets none be pressed, as while an answer is on its way. @default false */
  readonly disabled?: boolean;
  /** The language of prompts. @default that of the provider around */
  readonly locale?: Locale;
  /** What the list is called. @default '试试这些' or 'Try one of these' */
  readonly 'aria-label'?: string;
  /** Classes of the list. */
  readonly className?: string;
  /** Styles of the list. */
  readonly style?: CSSProperties;
}

const ICONS: Readonly<Record<PromptIcon, ReactNode>> = {
  database: <DatabaseOutlined aria-hidden="true" />,
  schedule: <CalendarOutlined aria-hidden="true" />,
  mindMap: <PartitionOutlined aria-hidden="true" />,
};

function variables(token: GlobalToken): CSSProperties {
  return {
    '--letu-prompt-text': token.colorText,
    '--letu-prompt-quiet': token.colorTextDescription,
    '--letu-prompt-accent': token.colorPrimary,
    '--letu-prompt-soft': token.colorPrimaryBg,
    '--letu-prompt-border': token.colorBorderSecondary,
    '--letu-prompt-surface': token.colorBgContainer,
  } as CSSProperties;
}

/** Requests to begin with, each a button that says what it asks for. */
export function ExamplePrompts(props: ExamplePromptsProps) {
  const { prompts = examplePrompts, onSelect, disabled = false, className } = props;
  const locale = useLocale(props.locale);
  const text = useMessages(promptMessages, locale);
  const { token } = theme.useToken();
  return (
    <ul
      css={styles.list}
      className={className}
      style={{ ...variables(token), ...props.style }}
      aria-label={props['aria-label'] ?? text.label}
    >
      {prompts.map((prompt) => (
        <li key={prompt.key}>
          <button
            type="button"
            css={styles.prompt}
            disabled={disabled}
            onClick={() => onSelect?.(prompt, prompt.description[locale])}
          >
            <span css={styles.icon} aria-hidden="true">
              {ICONS[prompt.icon]}
            </span>
            <span css={styles.label}>{prompt.label[locale]}</span>
            <span css={styles.text}>{prompt.description[locale]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
