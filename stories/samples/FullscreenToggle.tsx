import { FullscreenToggle, useFullscreen } from '@letu/fullscreen-toggle';
import { Card } from 'antd';
import { useRef } from 'react';

export function Default() {
  return <FullscreenToggle />;
}

export function Localized() {
  return <FullscreenToggle locale="en-US" />;
}

export function Outlined() {
  return <FullscreenToggle type="default" size="large" />;
}

export function Element() {
  const card = useRef<HTMLDivElement>(null);
  const { isTarget } = useFullscreen(card);
  return (
    <Card ref={card} title="一块画布" extra={<FullscreenToggle target={card} />}>
      {isTarget ? '只有这张卡片占满屏幕。' : '按右上角的按钮，只让这张卡片占满屏幕。'}
    </Card>
  );
}
