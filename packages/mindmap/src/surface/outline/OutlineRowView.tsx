import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import type { Target } from '../../document/operations.js';
import type { OutlineMessages } from './locales/zh-CN.js';
import type { OutlineController } from './outlineController.js';
import type { PressedKey } from './outlineKeys.js';
import type { OutlineRow } from './rows.js';

export interface OutlineRowViewProps {
  readonly row: OutlineRow;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isLocked: boolean;
  readonly text: OutlineMessages;
  readonly outline: OutlineController;
}

/** What is dragged is known while it is, which the data of a drag are not before the drop. */
const DRAGGED = 'application/x-letu-topic';
/** How far to the right of a row's text a topic is dropped to hang below it, in CSS pixels. */
const CHILD_FROM = 48;

/** One topic of the outline. */
export function OutlineRowView(props: OutlineRowViewProps) {
  const { row, index, isSelected, isLocked, text, outline } = props;
  const { topic, level, position, siblings, isOpen } = row;
  const field = useRef<HTMLTextAreaElement>(null);
  const [drop, setDrop] = useState<Target['as']>();

  useLayoutEffect(() => {
    const caret = outline.takeCaret(topic.id);
    if (caret === undefined || !field.current) return;
    field.current.focus({ preventScroll: true });
    const at = caret === 'start' ? 0 : caret === 'end' ? topic.text.length : caret;
    field.current.setSelectionRange(at, at);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || !outline.press(index, pressedKey(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onPaste = (event: ClipboardEvent) => {
    if (!outline.paste(index, event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onDragOver = (event: DragEvent<HTMLDivElement>) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setDrop(placeOf(event, row));
  };

  const onDrop = (event: DragEvent<HTMLDivElement>) => {
    const dragged = event.dataTransfer.getData(DRAGGED);
    setDrop(undefined);
    if (dragged === '') return;
    event.preventDefault();
    event.stopPropagation();
    outline.drop(dragged, { id: topic.id, as: placeOf(event, row) });
  };

  return (
    <div
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      className="letu-map-outline-row"
      data-drop={drop}
      style={{ paddingInlineStart: `${(level - 1) * 20 + 4}px` }}
      onDragOver={onDragOver}
      onDragLeave={() => setDrop(undefined)}
      onDrop={onDrop}
    >
      <button
        type="button"
        tabIndex={-1}
        className="letu-map-outline-fold"
        aria-label={isOpen ? text.fold : text.open}
        style={{ visibility: isOpen === undefined ? 'hidden' : undefined }}
        onClick={() => outline.toggle(topic.id)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isOpen ? 'M3 6l5 5 5-5z' : 'M6 3l5 5-5 5z'} fill="currentColor" />
        </svg>
      </button>
      <span
        className="letu-map-outline-bullet"
        title={isLocked ? undefined : text.drag}
        draggable={!isLocked && row.parent !== undefined}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, topic.id);
          event.dataTransfer.effectAllowed = 'move';
        }}
      />
      <div className="letu-map-outline-text" data-level={Math.min(level, 3)} data-text={topic.text}>
        <textarea
          ref={field}
          rows={1}
          aria-label={text.row(level, position, siblings)}
          placeholder={text.placeholder}
          readOnly={isLocked}
          spellCheck={false}
          value={topic.text}
          onFocus={() => outline.store.select([topic.id])}
          onBlur={() => outline.store.endEdit()}
          onChange={({ target }) => outline.write(topic.id, target.value)}
          onCompositionStart={() => outline.store.compose(true)}
          onCompositionEnd={() => outline.store.compose(false)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      </div>
      <Signs {...{ row, text }} />
    </div>
  );
}

function pressedKey(event: KeyboardEvent<HTMLTextAreaElement>): PressedKey {
  const { selectionStart, selectionEnd, clientHeight } = event.currentTarget;
  const { lineHeight } = getComputedStyle(event.currentTarget);
  return {
    key: event.key,
    shift: event.shiftKey,
    alt: event.altKey,
    mod: event.ctrlKey || event.metaKey,
    caret: { from: selectionStart, to: selectionEnd },
    isOneLine: clientHeight < 2 * Number.parseFloat(lineHeight),
  };
}

function placeOf({ clientX, clientY, currentTarget }: DragEvent<HTMLElement>, row: OutlineRow): Target['as'] {
  const { top, height } = currentTarget.getBoundingClientRect();
  const start = currentTarget.querySelector('textarea')?.getBoundingClientRect().left ?? 0;
  if (row.parent === undefined || clientX > start + CHILD_FROM) return 'child';
  return clientY < top + height / 2 ? 'before' : 'after';
}

/** What a topic has besides its text. */
function Signs({ row: { topic }, text }: { readonly row: OutlineRow; readonly text: OutlineMessages }) {
  const signs = [
    topic.summary > 0 && text.summary,
    topic.note !== '' && text.note,
    topic.link !== '' && text.link,
    topic.image && text.image,
  ].filter((sign) => typeof sign === 'string');
  if (signs.length + topic.tags.length === 0) return null;
  return (
    <span className="letu-map-outline-signs">
      {topic.tags.map((tag) => (
        <span key={`tag ${tag}`} className="letu-map-outline-tag">
          {tag}
        </span>
      ))}
      {signs.map((sign) => (
        <span key={sign}>{sign}</span>
      ))}
    </span>
  );
}
