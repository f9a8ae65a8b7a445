/** @jsxImportSource @emotion/react */
import { Select } from 'antd';
import { useSettings } from '../settings/SettingsProvider.js';

/** A role that someone can have been given. */
export type GrantableRole = 'viewer' | 'commenter' | 'editor';
/** The roles to give, from the one that may least. Nobody can comment yet: whoever was given that role keeps it. */
const OFFERED: readonly GrantableRole[] = ['viewer', 'editor'];

export interface RoleSelectProps {
  readonly label: string;
  readonly value: GrantableRole;
  onChange(role: GrantableRole): void;
}

/** The choice of what someone may do. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  const { text } = useSettings();
  const roles = OFFERED.includes(value) ? OFFERED : [value, ...OFFERED];
  return (
    <Select<GrantableRole>
      css={{ minWidth: 112 }}
      aria-label={label}
      options={roles.map((role) => ({ value: role, label: text.sharing.roles[role] }))}
      value={value}
      onChange={onChange}
    />
  );
}
