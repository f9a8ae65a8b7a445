import { StatePage } from '../../layout/StatePage.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { HomeButton } from '../../layout/HomeButton.js';

/** What a link shows that holds no diagram. */
export function BadLink({ empty }: { empty: boolean }) {
  const { text } = useSettings();
  return (
    <StatePage
      picture={<StatePicture kind="broken" />}
      title={text.link.bad}
      hint={empty ? text.link.empty : text.link.badHint}
      actions={<HomeButton primary />}
    />
  );
}
