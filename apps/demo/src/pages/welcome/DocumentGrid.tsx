/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { StoredDocument } from '../../documents/document.js';
import { cardGrid } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { DocumentCard } from './DocumentCard.js';

/** How many documents are shown before one asks for all: their thumbnails are pictures of any size. */
const FIRST_SHOWN = 24;

const more = css({ marginTop: 24, textAlign: 'center' });

/** The cards of this browser's documents. */
export function DocumentGrid({ documents }: { documents: readonly StoredDocument[] }) {
  const { text } = useSettings();
  const [all, setAll] = useState(false);
  const shown = all ? documents : documents.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul css={cardGrid}>
        {shown.map((document) => (
          <li key={document.gid}>
            <DocumentCard document={document} />
          </li>
        ))}
      </ul>
      {shown.length < documents.length && (
        <div css={more}>
          <Button onClick={() => setAll(true)}>{text.welcome.showAll(documents.length)}</Button>
        </div>
      )}
    </>
  );
}
