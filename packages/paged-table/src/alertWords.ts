import { version, type AlertProps } from 'antd';

/** Returns the props that give an `Alert` its words. antd 6 calls them its title, and warns of the name antd 5 knows. */
export function alertWords(words: string): AlertProps {
  const name = Number.parseInt(version, 10) < 6 ? 'message' : 'title';
  return { [name]: words };
}
