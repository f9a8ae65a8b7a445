import { Select, Switch } from 'antd';
import { useId } from 'react';
import { LAYOUTS, LINE_STYLES, NUMBERINGS, type MapSettings } from '../../document/model.js';
import { THEMES, themeOf } from '../../themes/themes.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import { Field } from './Field.js';
import { LAYOUT_PICTURES } from './map/layoutPictures.js';
import { ThemePicture } from './map/ThemePicture.js';
import { setSettings } from './map/settings.js';
import { useMapState, usePanelsHost, usePanelText } from './panelsHost.js';
import { LINE_PICTURES } from './style/shapePictures.js';

/** What a whole map looks like: how it is arranged, and its colours and lines. */
export function MapPanel() {
  const { store, theme: scheme, locale } = usePanelsHost();
  const { byTheme, map: text } = usePanelText();
  const { settings } = useMapState().map;
  const id = useId();
  const { isLocked } = store;
  const theme = themeOf(settings.theme);
  const isKnown = theme.id === settings.theme;
  const set = (part: Partial<MapSettings>) => store.change((map) => setSettings(map, part));
  return (
    <>
      <Field label={text.layout}>
        <ChoiceGrid
          legend={text.layout}
          choices={LAYOUTS.map((value) => ({
            value,
            label: text.layouts[value],
            picture: LAYOUT_PICTURES[value],
          }))}
          value={settings.layout}
          isLocked={isLocked}
          hasNames
          isFirst
          onChoose={(layout) => set({ layout })}
        />
      </Field>
      <Field label={text.theme}>
        {!isKnown && <p className="letu-map-hint">{text.unknownTheme(settings.theme)}</p>}
        <ChoiceGrid
          legend={text.theme}
          choices={THEMES.map((choice) => ({
            value: choice.id,
            label: choice.name[locale],
            picture: <ThemePicture theme={choice} scheme={scheme} />,
          }))}
          value={isKnown ? theme.id : undefined}
          isLocked={isLocked}
          hasNames
          onChoose={(chosen) => set({ theme: chosen })}
        />
      </Field>
      <Field
        label={text.lineStyle}
        isSet={settings.lineStyle !== undefined && !isLocked}
        onReset={() => set({ lineStyle: undefined })}
      >
        <ChoiceGrid
          legend={text.lineStyle}
          choices={LINE_STYLES.map((value) => ({
            value,
            label: text.lineStyles[value],
            picture: LINE_PICTURES[value],
          }))}
          value={settings.lineStyle ?? theme.lineStyle}
          columns={4}
          isLocked={isLocked}
          onChoose={(lineStyle) => set({ lineStyle })}
        />
      </Field>
      <div className="letu-map-setting">
        <label htmlFor={`${id}rainbow`}>{text.rainbow}</label>
        <Switch
          id={`${id}rainbow`}
          size="small"
          aria-describedby={`${id}hint`}
          checked={settings.rainbow ?? theme.rainbow}
          disabled={isLocked}
          onChange={(rainbow) => set({ rainbow: rainbow === theme.rainbow ? undefined : rainbow })}
        />
        <p id={`${id}hint`} className="letu-map-hint">
          {text.rainbowHint}
          {settings.rainbow === undefined ? ` · ${byTheme}` : ''}
        </p>
      </div>
      <div className="letu-map-setting">
        <label htmlFor={`${id}numbering`}>{text.numbering}</label>
        <Select
          id={`${id}numbering`}
          size="small"
          value={settings.numbering}
          disabled={isLocked}
          options={NUMBERINGS.map((value) => ({ value, label: text.numberings[value] }))}
          onChange={(numbering) => set({ numbering })}
        />
      </div>
    </>
  );
}
