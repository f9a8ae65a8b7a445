import { Button, Space, Tag } from 'antd';
import type { CSSProperties } from 'react';
import { LetuIcon } from '@letu/icon-picker';
import { colours as everyTheme, useLetu } from '@letu/theme';
import { Pairing } from '../../.storybook/docs/Pairing.js';

const TEXTS = {
  'zh-CN': {
    save: '保存',
    cancel: '取消',
    remove: '删除',
    oneAction: '一处只有一个实心按钮：最该做的那件事',
    manyActions: '处处实心，就不知道该按哪个',
    spot: '藤黄只点一下：新、今天、正在',
    spotText: '不用藤黄写字：在纸上看不清',
    fresh: '新',
    wordAndColour: '状态有颜色，也有字',
    colourAlone: '只有颜色：有人分不出来',
    done: '已发布',
    draft: '草稿',
    oneInk: '图标和字同一种颜色，是一句话',
    manyInks: '一行里几种颜色，眼睛不知道看哪',
    project: '我的仓库',
  },
  'en-US': {
    save: 'Save',
    cancel: 'Cancel',
    remove: 'Delete',
    oneAction: 'One solid button a place: what is most likely wanted',
    manyActions: 'Where all are solid, none stands out',
    spot: 'Gamboge for one spot: new, today, at work',
    spotText: 'No words in gamboge: on paper they are not legible',
    fresh: 'New',
    wordAndColour: 'A state has a colour and a word',
    colourAlone: 'Colour alone: not everyone can tell',
    done: 'Published',
    draft: 'Draft',
    oneInk: 'Symbol and words in one colour read as one',
    manyInks: 'Several colours in a line, and the eye is lost',
    project: 'My repository',
  },
} as const;

/** By day, which is where it fails. */
const ON_PAPER: CSSProperties = {
  padding: '8px 24px',
  color: everyTheme.light.sun,
  background: everyTheme.light.ground,
};

const dot = (background: string): CSSProperties => ({
  width: 16,
  height: 16,
  borderRadius: '50%',
  background,
});

/** Colours as they are meant to be used, and as they are not. */
export function ColourPairings() {
  const { locale, tokens } = useLetu();
  const { colours } = tokens;
  const text = TEXTS[locale];
  return (
    <div className="letu-pairings">
      <Pairing isRight label={text.oneAction}>
        <Space>
          <Button type="primary">{text.save}</Button>
          <Button>{text.cancel}</Button>
          <Button danger type="text">
            {text.remove}
          </Button>
        </Space>
      </Pairing>
      <Pairing isRight={false} label={text.manyActions}>
        <Space>
          <Button type="primary">{text.save}</Button>
          <Button type="primary">{text.cancel}</Button>
          <Button type="primary" danger>
            {text.remove}
          </Button>
        </Space>
      </Pairing>
      <Pairing isRight label={text.spot}>
        <span
          style={{ padding: '2px 10px', borderRadius: 999, color: colours.onSun, background: colours.sun }}
        >
          {text.fresh}
        </span>
      </Pairing>
      <Pairing isRight={false} label={text.spotText}>
        <span style={ON_PAPER} aria-hidden="true">
          {text.fresh}
        </span>
      </Pairing>
      <Pairing isRight label={text.wordAndColour}>
        <Tag color="success">{text.done}</Tag>
        <Tag color="warning">{text.draft}</Tag>
      </Pairing>
      <Pairing isRight={false} label={text.colourAlone}>
        <span style={dot(colours.success)} />
        <span style={dot(colours.warning)} />
      </Pairing>
    </div>
  );
}

/** Symbols as they are meant to be used, and as they are not. */
export function IconPairings() {
  const { locale, tokens } = useLetu();
  const { series, text: ink } = tokens.colours;
  const text = TEXTS[locale];
  return (
    <div className="letu-pairings">
      <Pairing isRight label={text.oneInk}>
        <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center', color: series.lake }}>
          <LetuIcon name="book" size={24} /> {text.project}
        </span>
      </Pairing>
      <Pairing isRight={false} label={text.manyInks}>
        <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center', color: ink }}>
          <LetuIcon name="book" size={24} color={series.rouge} />
          <LetuIcon name="plant" size={24} color={series.bamboo} />
          <LetuIcon name="rocket" size={24} color={series.gamboge} />
          {text.project}
        </span>
      </Pairing>
    </div>
  );
}
