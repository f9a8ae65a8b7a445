import { forwardRef, useDeferredValue, useId, useImperativeHandle, useRef } from 'react';
import type { Locale, Theme } from '@letu/core';
import { useMessages } from '@letu/hooks';
import type { HandchartOptions } from '../../options.js';
import { CHART_TYPES, type ChartType } from '../../source/chartTypes.js';
import { handchartSurfaceMessages } from '../locales/index.js';
import type { HandchartSurfaceMessages } from '../locales/zh-CN.js';
import { typeOf, withType } from '../text/chartType.js';
import { TypeSign } from './TypeSign.js';
import { useThumbnails, type Thumbnail } from './useThumbnails.js';

export interface TypeGalleryProps {
  readonly source: string;
  readonly options: HandchartOptions;
  readonly readOnly: boolean;
  readonly theme: Theme;
  readonly locale: Locale;
  /** Returns the source as it is now. */
  read(): string;
  /** Takes a changed source as one step. */
  write(source: string): void;
}

/** What is done with the gallery from outside. */
export interface TypeGalleryHandle {
  focus(): void;
}

/** The present data as every type of chart, to choose one. */
export const TypeGallery = forwardRef<TypeGalleryHandle, TypeGalleryProps>(function TypeGallery(props, ref) {
  const { source, options, readOnly, theme, locale, read, write } = props;
  const text = useMessages(handchartSurfaceMessages, locale);
  const root = useRef<HTMLDivElement>(null);
  const name = useId();
  const thumbnails = useThumbnails(useDeferredValue(source), options, theme, locale);
  const current = typeOf(source);
  const none = typeof thumbnails === 'string' ? thumbnails : undefined;

  useImperativeHandle(ref, () => ({
    focus() {
      const radios = [...(root.current?.querySelectorAll('input') ?? [])];
      (radios.find(({ checked }) => checked) ?? radios.find(({ disabled }) => !disabled))?.focus();
    },
  }));

  return (
    <div ref={root} className="letu-gallery" role="radiogroup" aria-label={text.gallery.name}>
      {none && (
        <p className="letu-data-broken" role="status">
          {text.gallery[none]}
        </p>
      )}
      <div className="letu-gallery-cards">
        {CHART_TYPES.map((type) => (
          <TypeCard
            key={type}
            {...{ type, name, text }}
            checked={type === current}
            disabled={readOnly || none === 'broken'}
            thumbnail={typeof thumbnails === 'string' ? undefined : thumbnails.get(type)}
            onChoose={() => {
              const changed = withType(read(), type);
              if (changed !== undefined) write(changed);
            }}
          />
        ))}
      </div>
    </div>
  );
});

interface TypeCardProps {
  readonly type: ChartType;
  readonly name: string;
  readonly text: HandchartSurfaceMessages;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly thumbnail: Thumbnail | undefined;
  onChoose(): void;
}

function TypeCard({ type, name, text, checked, disabled, thumbnail, onChoose }: TypeCardProps) {
  const nameId = useId();
  const reasonId = useId();
  const reason =
    thumbnail?.state === 'refused'
      ? thumbnail.reason
      : thumbnail?.state === 'failed'
        ? text.gallery.failed
        : undefined;
  return (
    <label className="letu-type" data-checked={checked || undefined} data-refused={reason ? true : undefined}>
      <input
        type="radio"
        className="letu-hidden"
        {...{ name, checked }}
        // What is chosen already stays where the keys are, whatever the data has become.
        disabled={disabled || (thumbnail?.state === 'refused' && !checked)}
        aria-labelledby={nameId}
        aria-describedby={reason ? reasonId : undefined}
        onChange={onChoose}
      />
      <span className="letu-type-picture">
        {thumbnail?.state === 'drawn' ? <img src={thumbnail.url} alt="" /> : <TypeSign type={type} />}
      </span>
      <span className="letu-type-name" id={nameId}>
        {text.chartTypes[type]}
      </span>
      {reason && (
        <span className="letu-type-reason" id={reasonId}>
          {reason}
        </span>
      )}
    </label>
  );
}
