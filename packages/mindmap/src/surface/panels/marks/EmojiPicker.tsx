import { Input } from 'antd';
import { memo, useState } from 'react';
import { isEmoji } from '../../../icons/catalogue.js';
import { usePanelsHost, usePanelText } from '../panelsHost.js';
import { emojiName, searchEmoji } from './emoji.js';
import { MarkButton } from './MarkButton.js';
import type { Marked } from './useMarked.js';

export interface EmojiPickerProps extends Marked {
  readonly isLocked: boolean;
  onToggle(emoji: string): void;
}

/** Chooses emoji by groups, or by a word for them. One that is pasted into the search is offered too. */
export const EmojiPicker = memo(function EmojiPicker({
  isLocked,
  onAll,
  onSome,
  onToggle,
}: EmojiPickerProps) {
  const { marks: text } = usePanelText();
  const isChinese = usePanelsHost().locale === 'zh-CN';
  const [query, setQuery] = useState('');
  const groups = searchEmoji(query);
  const count = groups.reduce((sum, group) => sum + group.length, 0);
  const typed = query.trim();
  const pasted = count === 0 && isEmoji(typed) ? typed : undefined;
  const button = (emoji: string, label: string) => (
    <MarkButton
      key={emoji}
      label={label}
      pressed={onAll.has(emoji) || (onSome.has(emoji) && 'mixed')}
      isLocked={isLocked}
      onToggle={() => onToggle(emoji)}
    >
      {emoji}
    </MarkButton>
  );
  return (
    <>
      <Input
        value={query}
        aria-label={text.emojiSearch}
        placeholder={text.emojiSearch}
        disabled={isLocked}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="letu-hidden" role="status">
        {typed === '' ? '' : text.found(count)}
      </p>
      {pasted !== undefined && <div className="letu-map-marks">{button(pasted, pasted)}</div>}
      {count === 0 && pasted === undefined && <p className="letu-map-hint">{text.noEmoji(typed)}</p>}
      {groups.map(
        (group, index) =>
          group.length > 0 && (
            <section key={index} className="letu-map-group" aria-label={text.emojiGroups[index]}>
              <h3>{text.emojiGroups[index]}</h3>
              <div className="letu-map-marks">
                {group.map((emoji) => button(emoji.emoji, emojiName(emoji, isChinese)))}
              </div>
            </section>
          ),
      )}
    </>
  );
});
