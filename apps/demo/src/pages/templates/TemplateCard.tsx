/** @jsxImportSource @emotion/react */
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { css } from '@emotion/react';
import { Link } from 'react-router';
import type { TemplateSummary } from '@letu/client';
import { MenuButton } from '../../layout/MenuButton.js';
import { column, note, oneLine, panel } from '../../layout/parts.js';
import { PlainButton } from '../../plain/PlainButton.js';
import { PlainIcon } from '../../plain/PlainIcon.js';
import { kindOfDocument } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { TemplateThumbnail } from '../../templates/TemplateThumbnail.js';

const styles = {
  card: css(panel, column, {
    position: 'relative',
    height: '100%',
    overflow: 'hidden',
    boxShadow: 'var(--letu-shadow-rest)',
    transition: 'border-color var(--letu-duration-fast), box-shadow var(--letu-duration-fast)',
    '&:hover, &:focus-within': { borderColor: 'var(--letu-accent)', boxShadow: 'var(--letu-shadow-raised)' },
    // Where there is a pointer, the button comes with it.
    '@media (hover: hover)': { '&:not(:hover, :focus-within) [data-use]': { opacity: 0 } },
    '@media (max-width: 767px)': { '[data-use]': { display: 'none' } },
  }),
  row: css({
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '10px 8px 10px 14px',
    borderTop: '1px solid var(--letu-border)',
  }),
  words: css({ flex: 1, minWidth: 0 }),
  title: css(oneLine, {
    fontSize: 'var(--letu-size-body)',
    fontWeight: 600,
    a: { color: 'inherit', textDecoration: 'none' },
    'a::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'var(--letu-radius-md)' },
    'a:focus-visible': { outline: 'none' },
    'a:focus-visible::after': { outline: '2px solid var(--letu-accent)', outlineOffset: -2 },
  }),
  about: css(note, oneLine),
  tools: css({ position: 'relative', zIndex: 1 }),
  use: css({ position: 'absolute', insetInlineEnd: 10, top: 10, zIndex: 1 }),
};

export interface TemplateCardProps {
  readonly template: TemplateSummary;
  /** Where the template is looked at. */
  readonly to: string;
  onUse(): void;
  onEdit(): void;
  onRemove(): void;
}

/** A template: its picture, and what it is. */
export function TemplateCard({ template, to, onUse, onEdit, onRemove }: TemplateCardProps) {
  const { text, locale } = useSettings();
  const words = text.templates;
  const { title, description, type, subject, owner, role } = template;
  const about = [kindOfDocument(type)?.name[locale] ?? type, words.subjects[subject], owner?.name];
  const items = [
    { key: 'edit', icon: <EditOutlined aria-hidden="true" />, label: words.edit, onClick: onEdit },
    {
      key: 'remove',
      icon: <DeleteOutlined aria-hidden="true" />,
      label: words.remove,
      danger: true,
      onClick: onRemove,
    },
  ];
  return (
    <article css={styles.card}>
      <TemplateThumbnail template={template} />
      <PlainButton
        css={styles.use}
        data-use=""
        size="small"
        type="primary"
        aria-label={words.nameOfUse(title)}
        onClick={onUse}
      >
        {words.use}
      </PlainButton>
      <div css={styles.row}>
        <div css={styles.words}>
          <h2 css={styles.title}>
            <Link to={to} title={title} preventScrollReset>
              {title}
            </Link>
          </h2>
          {description && (
            <p css={styles.about} title={description}>
              {description}
            </p>
          )}
          <p css={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        </div>
        {role === 'owner' && (
          <div css={styles.tools}>
            <MenuButton
              label={text.welcome.actions(title)}
              icon={<PlainIcon icon={MoreOutlined} />}
              size="small"
              items={items}
            />
          </div>
        )}
      </div>
    </article>
  );
}
