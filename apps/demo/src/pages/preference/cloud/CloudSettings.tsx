import { useAccount } from '../../../account/useAccount.js';
import { PreferenceFrame } from '../PreferenceFrame.js';
import { SettingList } from '../Setting.js';
import { ExportSetting } from './ExportSetting.js';
import { ImportSetting } from './ImportSetting.js';

/** Everything one owns, out of here and back. */
export function CloudSettings() {
  const { user } = useAccount();
  return (
    <PreferenceFrame section="cloud">
      <SettingList>
        <ExportSetting hasAccount={user !== undefined} />
        <ImportSetting hasAccount={user !== undefined} />
      </SettingList>
    </PreferenceFrame>
  );
}
