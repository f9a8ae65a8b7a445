import { GiftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '@letu/core';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** The templates that the graphs of a sample repository are made from, the one to be seen first last. */
const SAMPLES: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': ['plantuml.sequence', 'handchart.regions', 'mermaid.er', 'mindmap.okr', 'mermaid.expenses'],
  'en-US': ['d2.order-en', 'handchart.sales-en', 'mermaid.rbac-en', 'mindmap.okr-en', 'mermaid.order-en'],
};

/** Makes a repository with a few graphs to look into, and opens it: an offer to whoever has none yet. */
export function SampleRepositoryButton() {
  const { text, locale } = useSettings();
  const words = text.library.repository.sample;
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const { name, description } = words;
    const repository = await attempt(client.call('repository.create', { body: { name, description } }));
    // One after the other: lists show the last one first.
    for (const id of repository ? SAMPLES[locale] : [])
      await attempt(
        client.call('template.use', { params: { id }, body: { repositoryId: repository?.id ?? null } }),
      );
    setBusy(false);
    void readAgain('repository.list', 'graph.list');
    if (repository) await navigate(`/repository/${repository.id}`);
  };
  return (
    <Button icon={<GiftOutlined aria-hidden="true" />} loading={isBusy} onClick={() => void make()}>
      {words.make}
    </Button>
  );
}
