import { IconFont, LetuIcon } from '@letu/icon-picker';

export function Default() {
  return <LetuIcon name="rocket" size={48} />;
}

export function Titled() {
  return <LetuIcon name="rocket" size={48} title="我的项目" />;
}

export function Coloured() {
  return <LetuIcon name="rocket" size={48} color="var(--letu-series-cinnabar)" />;
}

export function Unknown() {
  return <LetuIcon name="no-such-icon" size={48} />;
}

export function FontFails() {
  return (
    <IconFont scriptUrl="/icons/iconfont.js">
      <LetuIcon name="rocket" size={48} />
    </IconFont>
  );
}
