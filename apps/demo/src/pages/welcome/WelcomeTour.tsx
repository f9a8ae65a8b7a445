import { Tour, type TourProps } from 'antd';
import { useState } from 'react';
import { CloseSign } from '@letu/theme';
import { useTourKeys } from './useTourKeys.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** What each step is about, by where it is on the page. */
const PLACES = {
  create: '#create-heading',
  open: '[data-tour="open"]',
  palette: '[data-tour="palette"]',
  recent: '#recent-heading',
} as const;

/** Where it is told: beside a title, from where the title begins. */
const PLACEMENTS = { create: 'bottomLeft', open: 'bottom', palette: 'bottom', recent: 'topLeft' } as const;

const NAMES = ['create', 'open', 'palette', 'recent'] as const;

/** A look around the welcome page in four steps, with keyboards too: arrows go on and back, Escape ends it. */
export function WelcomeTour({ onEnd }: { onEnd: () => void }) {
  const { text } = useSettings();
  const words = text.welcome.tour;
  const [current, setCurrent] = useState(0);
  useTourKeys(current, NAMES.length, setCurrent, onEnd);
  const steps: NonNullable<TourProps['steps']> = NAMES.map((name) => ({
    ...words.steps[name],
    target: document.querySelector<HTMLElement>(PLACES[name]),
    placement: PLACEMENTS[name],
    closeIcon: <CloseSign />,
  }));
  return (
    <Tour
      open
      current={current}
      steps={steps}
      onChange={setCurrent}
      onClose={onEnd}
      onFinish={onEnd}
      scrollIntoViewOptions={{ block: 'center' }}
      indicatorsRender={progressOf}
    />
  );
}

const progressOf = (at: number, total: number) => `${at + 1} / ${total}`;
