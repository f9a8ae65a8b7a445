/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { AutoComplete, InputNumber, Segmented, Select, Switch } from 'antd';
import { PREFERENCES, type Preferences } from '@letu/client/contract';
import type { ListedKind } from '@letu/core';
import { ClearSign } from '@letu/theme';
import { usePreferences } from '../../../account/keptPreferences.js';
import { setPreference } from '../../../account/preferences.js';
import { attempt } from '../../../server/attempt.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { Setting, SettingList } from '../Setting.js';
import { ColourInput } from './ColourInput.js';
import { GraphPicture } from './GraphPicture.js';

type Shape = Preferences['shape'];

const ARROWS = ['classic', 'block', 'open', 'none'] as const;
const ROUTES = ['orthogonal', 'straight', 'curved'] as const;
/** Those that the systems of most readers have. */
const FONTS = [
  'Helvetica',
  'Arial',
  'Times New Roman',
  'Courier New',
  'Microsoft YaHei',
  'PingFang SC',
  'SimSun',
  'KaiTi',
];

const sampleStyle = css({ padding: '16px 20px', display: 'flex', justifyContent: 'center' });

export interface StyleSettingsProps {
  /** A kind that shows what a look makes of its shapes, once it is loaded. */
  readonly sample: { readonly kind: ListedKind; readonly sourceOf: (shape: Shape) => string } | undefined;
}

/** How new shapes and connectors look in the editors that one draws in. */
export function StyleSettings({ sample }: StyleSettingsProps) {
  const { text } = useSettings();
  const words = text.ownSettings.shape;
  const { shape = PREFERENCES.shape.initial } = usePreferences();
  const set = (change: Partial<Shape>) => void attempt(setPreference('shape', { ...shape, ...change }));
  const colour = (key: 'fill' | 'stroke' | 'edgeStroke') => (
    <ColourInput label={words[key]} value={shape[key]} onChoose={(chosen) => set({ [key]: chosen })} />
  );
  const number = (key: 'strokeWidth' | 'edgeWidth' | 'fontSize', [min, max]: readonly [number, number]) => (
    <InputNumber
      aria-label={words[key]}
      min={min}
      max={max}
      precision={0}
      value={shape[key]}
      onChange={(value) => value !== null && set({ [key]: value })}
    />
  );
  return (
    <SettingList>
      <Setting title={words.own} hint={words.ownHint}>
        <Switch aria-label={words.own} checked={shape.enabled} onChange={(enabled) => set({ enabled })} />
      </Setting>
      {shape.enabled && (
        <>
          {sample && (
            <div css={sampleStyle}>
              <GraphPicture kind={sample.kind} source={sample.sourceOf(shape)} height={120} />
            </div>
          )}
          <Setting title={words.fill}>{colour('fill')}</Setting>
          <Setting title={words.stroke}>{colour('stroke')}</Setting>
          <Setting title={words.strokeWidth}>{number('strokeWidth', [1, 20])}</Setting>
          <Setting title={words.fontFamily}>
            <AutoComplete
              aria-label={words.fontFamily}
              style={{ width: 200 }}
              placeholder={words.fontFamilyNone}
              options={FONTS.map((value) => ({ value }))}
              allowClear={{ clearIcon: <ClearSign /> }}
              value={shape.fontFamily}
              onChange={(fontFamily?: string) => set({ fontFamily: (fontFamily ?? '').slice(0, 200) })}
            />
          </Setting>
          <Setting title={words.fontSize}>{number('fontSize', [8, 96])}</Setting>
          <Setting title={words.edgeStroke}>{colour('edgeStroke')}</Setting>
          <Setting title={words.edgeWidth}>{number('edgeWidth', [1, 20])}</Setting>
          <Setting title={words.edgeArrow}>
            <Select
              aria-label={words.edgeArrow}
              style={{ width: 120 }}
              options={ARROWS.map((value) => ({ value, label: words.arrows[value] }))}
              value={shape.edgeArrow}
              onChange={(edgeArrow) => set({ edgeArrow })}
            />
          </Setting>
          <Setting title={words.edgeRoute}>
            <Segmented
              aria-label={words.edgeRoute}
              options={ROUTES.map((value) => ({ value, label: words.routes[value] }))}
              value={shape.edgeRoute}
              onChange={(edgeRoute) => set({ edgeRoute })}
            />
          </Setting>
          <Setting title={words.roughness}>
            <Segmented
              aria-label={words.roughness}
              options={words.roughnesses.map((label, value) => ({ value, label }))}
              value={shape.roughness}
              onChange={(roughness) => set({ roughness })}
            />
          </Setting>
        </>
      )}
    </SettingList>
  );
}
