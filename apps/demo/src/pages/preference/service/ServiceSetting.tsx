/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button, Input, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { PREFERENCES } from '@letu/client/contract';
import type { DrawingService } from '@letu/core';
import { usePreferences } from '../../../account/keptPreferences.js';
import { setPreference } from '../../../account/preferences.js';
import {
  allowService,
  needsReload,
  originOf,
  serviceKey,
  type DiagramService,
} from '../../../kinds/diagramService.js';
import { column } from '../../../layout/parts.js';
import { attempt } from '../../../server/attempt.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { Setting } from '../Setting.js';
import { toasts } from '../../../plain/toasts.js';
import { TryService } from './TryService.js';

interface Service extends DiagramService {
  readonly enabled: boolean;
}

const styles = {
  details: css(column, { flex: '1 0 100%', gap: 12 }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: 12, input: { flex: '1 1 260px' } }),
};

export interface ServiceSettingProps {
  /** The path of the kind that it draws. */
  readonly path: string;
  /** What the kind says of such services. */
  readonly offered: DrawingService;
}

/** A service that draws what the built-in engine lacks: off until someone switches it on. */
export function ServiceSetting({ path, offered }: ServiceSettingProps) {
  const { text, locale } = useSettings();
  const words = text.ownSettings.service;
  const key = serviceKey(path) ?? 'service.planttext';
  const { [key]: set = PREFERENCES[key].initial } = usePreferences();
  const [typed, setTyped] = useState<Service>(set);
  const protocol = offered.protocols.find(({ id }) => id === typed.kind) ?? offered.protocols[0];
  const isAddress = originOf(typed.url) !== undefined;
  const save = async (next: Service) => {
    setTyped(next);
    allowService(next.enabled ? next : undefined);
    await attempt(setPreference(key, next));
  };
  const toggle = (enabled: boolean) => {
    // Without an address there is nothing to switch on yet.
    if (enabled && !isAddress) setTyped({ ...typed, enabled });
    else void save({ ...typed, enabled });
  };
  const isSaved = set.enabled && set.url === typed.url && set.kind === typed.kind;
  return (
    <Setting title={words.title} hint={words.hint}>
      <Switch aria-label={words.title} checked={typed.enabled} onChange={toggle} />
      {typed.enabled && (
        <div css={styles.details}>
          <div css={styles.row}>
            <Segmented
              aria-label={words.kind}
              options={offered.protocols.map(({ id, title }) => ({ value: id, label: title[locale] }))}
              value={protocol.id}
              onChange={(kind) => setTyped({ ...typed, kind })}
            />
            <Input
              type="url"
              aria-label={words.url}
              placeholder={protocol.example}
              value={typed.url}
              status={typed.url !== '' && !isAddress ? 'error' : ''}
              onChange={({ target }) => setTyped({ ...typed, url: target.value.trim() })}
              onPressEnter={() => isAddress && void save(typed)}
            />
            <Button
              type="primary"
              disabled={!isAddress || isSaved}
              onClick={() => void save(typed).then(() => toasts.success(words.saved))}
            >
              {words.save}
            </Button>
          </div>
          {typed.url !== '' && !isAddress && <Alert type="error" showIcon message={words.badUrl} />}
          {isSaved && needsReload(typed) && (
            <Alert
              type="info"
              showIcon
              message={words.reloadNeeded}
              action={<Button onClick={() => window.location.reload()}>{words.reload}</Button>}
            />
          )}
          {isAddress && <TryService service={typed} offered={offered} />}
        </div>
      )}
    </Setting>
  );
}
