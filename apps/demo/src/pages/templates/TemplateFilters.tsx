/** @jsxImportSource @emotion/react */
import { SearchOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Input } from 'antd';
import { useState } from 'react';
import { kinds } from '@letu/kinds';
import { useAccount } from '../../account/useAccount.js';
import { KindMark } from '../../kinds/KindMark.js';
import { column } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { SUBJECTS } from '../../templates/TemplateForm.js';
import type { TemplateQuery } from '../../templates/useTemplates.js';
import { Choices } from '../../layout/Choices.js';
import { ORIGINS } from './templateQuery.js';

const styles = {
  filters: css(column, { gap: 8 }),
  search: css({ maxWidth: 420, marginBottom: 4 }),
};

export interface TemplateFiltersProps {
  readonly query: TemplateQuery;
  onChange(changes: TemplateQuery): void;
}

/** Which templates are shown: found as one types, by kind, by subject, and by who made them where there is an account. */
export function TemplateFilters({ query, onChange }: TemplateFiltersProps) {
  const { text, locale } = useSettings();
  const isSignedIn = useAccount().user !== undefined;
  const words = text.templates;
  const all = { value: undefined, label: words.all };
  return (
    <div css={styles.filters} role="search">
      <SearchField value={query.q ?? ''} onChange={(q) => onChange({ q })} />
      <Choices
        label={words.type}
        value={query.type}
        choices={[
          all,
          ...kinds.map((kind) => ({
            value: kind.type,
            label: kind.name[locale],
            icon: <KindMark kind={kind} size={18} />,
          })),
        ]}
        onChange={(type) => onChange({ type })}
      />
      <Choices
        label={words.subject}
        value={query.subject}
        choices={[all, ...SUBJECTS.map((value) => ({ value, label: words.subjects[value] }))]}
        onChange={(value) => onChange({ subject: SUBJECTS.find((one) => one === value) })}
      />
      {isSignedIn && (
        <Choices
          label={words.from}
          value={query.from}
          choices={[all, ...ORIGINS.map((value) => ({ value, label: words.origins[value] }))]}
          onChange={(value) => onChange({ from: ORIGINS.find((one) => one === value) })}
        />
      )}
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const { text } = useSettings();
  const [draft, setDraft] = useState(value);
  return (
    <Input
      css={styles.search}
      type="search"
      maxLength={100}
      value={draft}
      prefix={<SearchOutlined aria-hidden="true" />}
      placeholder={text.templates.search}
      aria-label={text.templates.search}
      onChange={({ target, nativeEvent }) => {
        setDraft(target.value);
        // Half a word of an input method is nobody's question.
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) onChange(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
