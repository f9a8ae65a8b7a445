import { useState } from 'react';
import type { BoardMessages } from './locales/zh-CN.js';

export interface EmbedProps {
  /** The address of the page; undefined for what a file brings itself. */
  readonly address: string | undefined;
  readonly text: BoardMessages;
}

/** A page of others on a board, which is fetched once the user asks for it. */
export function Embed({ address, text }: EmbedProps) {
  const [asked, setAsked] = useState(false);
  if (address === undefined) return <div className="letu-ex-embed">{text.noEmbed}</div>;
  if (asked) {
    return (
      <iframe
        className="excalidraw__embeddable"
        src={address}
        title={text.embed}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-popups"
      />
    );
  }
  return (
    <div className="letu-ex-embed">
      <span>{address}</span>
      <button type="button" className="letu-button" onClick={() => setAsked(true)}>
        {text.loadEmbed}
      </button>
    </div>
  );
}
