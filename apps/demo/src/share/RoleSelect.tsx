/** @jsxImportSource @emotion/react */
import { Select } from 'antd';
import { useSettings } from '../settings/SettingsProvider.js';

/** The roles that can be given, from the one that may least. */
const GRANTABLE = ['viewer', 'commenter', 'editor'] as const;
export type GrantableRole = (typeof GRANTABLE)[number];

export interface RoleSelectProps {
  readonly label: string;
  readonly value: GrantableRole;
  onChange(role: GrantableRole): void;
}

/** The choice of what someone may do. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { text } = useSettings();
  return (
    <Select<GrantableRole>
      css={{ minWidth: 112 }}
      aria-label={label}
      options={GRANTABLE.map((role) => ({ value: role, label: text.sharing.roles[role] }))}
      value={value}
      onChange={onChange}
    />
  );
}
