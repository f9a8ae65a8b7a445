import { memo } from 'react';
import { ICON_GROUPS } from '../../../icons/catalogue.js';
import { usePanelsHost } from '../panelsHost.js';
import { IconPicture } from './IconPicture.js';
import { MarkButton } from './MarkButton.js';
import type { Marked } from './useMarked.js';

export interface MarkPickerProps extends Marked {
  readonly isLocked: boolean;
  /** @param group The icons of which a topic has one at most. */
  onToggle(icon: string, group: readonly string[]): void;
}

/** Chooses icons of ours, one of a group. */
export const MarkPicker = memo(function MarkPicker({ isLocked, onAll, onSome, onToggle }: MarkPickerProps) {
  const { locale } = usePanelsHost();
  return ICON_GROUPS.map(({ id, title, icons }) => (
    <section key={id} className="letu-map-group" aria-label={title[locale]}>
      <h3>{title[locale]}</h3>
      <div className="letu-map-marks">
        {icons.map(({ name, title: label }) => (
          <MarkButton
            key={name}
            label={label[locale]}
            pressed={onAll.has(name) || (onSome.has(name) && 'mixed')}
            isLocked={isLocked}
            onToggle={() =>
              onToggle(
                name,
                icons.map((icon) => icon.name),
              )
            }
          >
            <IconPicture icon={name} />
          </MarkButton>
        ))}
      </div>
    </section>
  ));
});
