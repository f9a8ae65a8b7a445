import { version } from 'antd';

/** From 5.25 on, antd has one name for these props and warns of the old ones, the only ones that 5.24 knows. */
const [major = 0, minor = 0] = version.split('.').map(Number);
const hasOldNames = major === 5 && minor < 25;

/** Has a `Modal` forget, once closed, what was in it. */
export const emptyDialog = hasOldNames ? { destroyOnClose: true } : { destroyOnHidden: true };

/** Has a `Dropdown` forget, once closed, what was in it. */
export const emptyMenu = hasOldNames ? { destroyPopupOnHide: true } : { destroyOnHidden: true };
