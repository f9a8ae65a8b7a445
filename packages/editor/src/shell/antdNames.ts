import { version } from 'antd';

/** antd 6 has other names for some props, which antd 5.24 does not know, and warns of the old ones. */
const isBefore6 = Number.parseInt(version, 10) < 6;

/** Has a `Modal` forget, once closed, what was in it. */
export const emptyDialog = isBefore6 ? { destroyOnClose: true } : { destroyOnHidden: true };

/** Has a `Dropdown` forget, once closed, what was in it. */
export const emptyMenu = isBefore6 ? { destroyPopupOnHide: true } : { destroyOnHidden: true };
