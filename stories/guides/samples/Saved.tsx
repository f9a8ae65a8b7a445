import { App, Button } from 'antd';

/** Inside of a `LetuProvider`: in its theme, and gone after three seconds. */
export function Saved() {
  const { message } = App.useApp();
  return <Button onClick={() => void message.success('已保存')}>保存</Button>;
}
