import { useAccount } from '../../../account/useAccount.js';
import { PreferenceFrame } from '../PreferenceFrame.js';
import { SettingList } from '../Setting.js';
import { BackupPlaces } from './BackupPlaces.js';
import { ExportSetting } from './ExportSetting.js';
import { ImportSetting } from './ImportSetting.js';

/** Everything one owns, out of here and back. */
export function CloudSettings() {
  const { user, server } = useAccount();
  return (
    <PreferenceFrame section="cloud" isSet={false}>
      <SettingList>
        <ExportSetting hasAccount={user !== undefined} />
        <ImportSetting hasAccount={user !== undefined} />
      </SettingList>
      {user && server === 'present' && <BackupPlaces />}
    </PreferenceFrame>
  );
}
