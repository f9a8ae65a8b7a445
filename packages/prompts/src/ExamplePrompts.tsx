'use client';

import { CalendarOutlined, DatabaseOutlined, PartitionOutlined } from '@ant-design/icons';
import { theme, type GlobalToken } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import { messagesFor, type Locale } from '@letu/core';
import { ScopedStyle, useLocale } from '@letu/theme';
import { examplePrompts, type ExamplePrompt, type PromptIcon } from './promptData.js';
import { messages } from './locales/index.js';
import { promptStyles } from './promptStyles.js';

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
  database: <DatabaseOutlined />,
  schedule: <CalendarOutlined />,
  mindMap: <PartitionOutlined />,
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
  const { token } = theme.useToken();
  return (
    <>
      <ScopedStyle id="letu-prompts" css={promptStyles} />
      <ul
        className={['letu-prompts', className].filter(Boolean).join(' ')}
        style={{ ...variables(token), ...props.style }}
        aria-label={props['aria-label'] ?? messagesFor(messages, locale).label}
      >
        {prompts.map((prompt) => (
          <li key={prompt.key}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onSelect?.(prompt, prompt.description[locale])}
            >
              <span className="letu-prompt-icon" aria-hidden="true">
                {ICONS[prompt.icon]}
              </span>
              <span className="letu-prompt-label">{prompt.label[locale]}</span>
              <span className="letu-prompt-text">{prompt.description[locale]}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
