/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import type { DrawingService } from '@letu/core';
import { DiagramImage } from '@letu/editor/view';
import { serviceEngine, type DiagramService } from '../../../kinds/diagramService.js';
import { column, panel } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';

/** How long to wait for the service, in milliseconds. */
const PATIENCE_MS = 15_000;

const styles = {
  tried: css(column, { gap: 12, alignItems: 'start', textarea: { fontFamily: 'ui-monospace, monospace' } }),
  picture: css(panel, { padding: 16, background: '#ffffff', img: { maxWidth: '100%', maxHeight: 320 } }),
};

type Outcome =
  { readonly svg: string } | { readonly problem: string; readonly type: 'error' | 'warning' } | undefined;

export interface TryServiceProps {
  readonly service: DiagramService;
  /** What the kind says of services that draw it. */
  readonly offered: DrawingService;
}

/** Asks the service once, and says what went wrong. */
export function TryService({ service, offered }: TryServiceProps) {
  const { text } = useSettings();
  const words = text.ownSettings.service;
  const [source, setSource] = useState(offered.sample);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isTrying, setTrying] = useState(false);
  const attempt = async () => {
    setTrying(true);
    setOutcome(undefined);
    setOutcome(await ask(service, offered, source, words));
    setTrying(false);
  };
  return (
    <div css={styles.tried}>
      <Input.TextArea
        aria-label={words.trySource}
        autoSize={{ minRows: 3, maxRows: 10 }}
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <Button loading={isTrying} onClick={() => void attempt()}>
        {isTrying ? words.trying : words.try}
      </Button>
      <div role="status">
        {outcome && 'svg' in outcome && (
          <>
            <Alert type="success" showIcon message={words.tried} />
            <div css={styles.picture}>
              <DiagramImage svg={outcome.svg} alt={words.picture} />
            </div>
          </>
        )}
        {outcome && 'problem' in outcome && <Alert type={outcome.type} showIcon message={outcome.problem} />}
      </div>
    </div>
  );
}

interface Words {
  readonly blocked: string;
  readonly mixed: string;
  readonly unreachable: string;
  answered(message: string): string;
}

async function ask(
  service: DiagramService,
  offered: DrawingService,
  source: string,
  words: Words,
): Promise<Outcome> {
  const { protocol, hostname } = new URL(service.url);
  const isHere = /^(?:localhost|127\.|\[::1\])/.test(hostname);
  if (window.location.protocol === 'https:' && protocol === 'http:' && !isHere) {
    return { problem: words.mixed, type: 'error' };
  }
  let isBlocked = false;
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    const engine = await serviceEngine(service, offered);
    const result = await engine.render(source, {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (result.status === 'success') return { svg: result.svg };
    return { problem: words.answered(result.diagnostics[0]?.message ?? ''), type: 'warning' };
  } catch (error) {
    // The event comes in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    if (isBlocked) return { problem: words.blocked, type: 'error' };
    const status = /answered (?:with )?(\d+|something)/.exec(
      error instanceof Error ? error.message : '',
    )?.[1];
    return { problem: status ? words.answered(status) : words.unreachable, type: 'error' };
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}
