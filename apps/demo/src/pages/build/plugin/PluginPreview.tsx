/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert } from 'antd';
import { defaultExample, type ListedKind } from '@letu/core';
import { DiagramView } from '@letu/editor/view';
import { kinds } from '@letu/kinds';
import { useLetu } from '@letu/theme';
import type { Plugin } from '@letu/client';
import { useDefinition } from '../../../kinds/useDefinition.js';
import { note, panel } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { Busy } from '../../../layout/Busy.js';
import type { PluginSettings } from './PluginForm.js';

const styles = {
  frame: css(panel, {
    // As the place of pictures is everywhere.
    background: 'var(--letu-ground)',
    display: 'grid',
    height: 'clamp(260px, 46vh, 480px)',
    overflow: 'hidden',
    "&[data-ground='white']": { background: '#fff' },
    // What is seen through is shown as pictures are everywhere: on squares.
    "&[data-ground='transparent']": {
      background:
        'repeating-conic-gradient(var(--letu-border) 0 25%, var(--letu-surface) 0 50%) 0 0 / 20px 20px',
    },
    '& > .ant-spin': { placeSelf: 'center' },
  }),
  view: css({ '&&': { minHeight: 0, background: 'none' } }),
  caption: css(note, { marginTop: 8 }),
};

export interface PluginPreviewProps {
  readonly plugin: Plugin;
  /** Those of the form, saved or not. */
  readonly settings: PluginSettings;
}

/** The kind whose example shows what tools do: its engine is the smallest. */
const OF_TOOLS = 'pikchr';

/** The default example of a kind, drawn here and now with what the form says; of an export, what lies behind its picture. */
export function PluginPreview({ plugin, settings }: PluginPreviewProps) {
  const { type, group } = plugin;
  const kind = kinds.find((listed) => (group === 'kind' ? listed.type === type : listed.kind === OF_TOOLS));
  if (!kind || (group === 'tool' && settings['background'] === undefined)) return null;
  return <Example kind={kind} settings={settings} isTool={group === 'tool'} />;
}

interface ExampleProps {
  readonly kind: ListedKind;
  readonly settings: PluginSettings;
  readonly isTool: boolean;
}

function Example({ kind, settings, isTool }: ExampleProps) {
  const { text, locale } = useSettings();
  const { theme } = useLetu();
  const definition = useDefinition(kind);
  const ground = isTool ? settings['background'] : 'theme';
  const example = typeof definition === 'object' ? defaultExample(definition, locale) : undefined;
  return (
    <figure style={{ margin: 0 }}>
      <div css={styles.frame} data-ground={ground}>
        {definition === 'failed' && <Alert type="error" showIcon message={text.template.failed} />}
        {definition === undefined && <Busy label={text.loading} />}
        {typeof definition === 'object' && example && (
          <DiagramView
            css={styles.view}
            plain
            kind={definition}
            source={example.source}
            options={isTool ? {} : settings}
            // What is white for everyone is made for the light theme.
            theme={ground === 'white' ? 'light' : theme}
            locale={locale}
            styles={{ preview: { background: 'none' } }}
            aria-label={example.title[locale]}
          />
        )}
      </div>
      <figcaption css={styles.caption}>
        {text.build.plugin.example}
        {example && ` · ${example.title[locale]}`}
      </figcaption>
    </figure>
  );
}
