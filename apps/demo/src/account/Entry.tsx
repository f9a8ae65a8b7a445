/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { column, quiet } from '../layout/parts.js';

const entry = css(column, { minWidth: 0, strong: { fontWeight: 600 }, span: quiet });

/** What an entry of a list in a dialog says: its name, and a line about it. */
export function Entry({ name, about }: { name: string; about: string }) {
  return (
    <div css={entry}>
      <strong>{name}</strong>
      {about && <span>{about}</span>}
    </div>
  );
}
