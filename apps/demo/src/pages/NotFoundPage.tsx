import { HomeButton } from '../layout/HomeButton.js';
import { StatePage } from '../layout/StatePage.js';
import { StatePicture } from '../layout/StatePicture.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** What unknown paths show. */
export function NotFoundPage() {
  const { text } = useSettings();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.failure.notFound}
      hint={text.failure.notFoundHint}
      actions={<HomeButton primary />}
    />
  );
}
