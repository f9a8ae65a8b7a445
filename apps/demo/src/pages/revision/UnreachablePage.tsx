import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useRevalidator, useRouteError } from 'react-router';
import { ClientError } from '@letu/client';
import { documentStore } from '../../documents/store.js';
import { HomeButton } from '../../layout/HomeButton.js';
import { StatePage } from '../../layout/StatePage.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { editorPath } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { FailurePage } from '../FailurePage.js';

/** What stands for a graph's history and access while the server, which keeps them, cannot be reached. */
export function UnreachablePage() {
  const error = useRouteError();
  return error instanceof ClientError && error.status === 0 ? <Unreachable /> : <FailurePage />;
}

/** Leads on to the graph itself, where this device has it. */
function Unreachable() {
  const { text } = useSettings();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { data: document } = useQuery({
    queryKey: ['unreachable', id],
    queryFn: async () => (await documentStore.get(id)) ?? null,
    gcTime: 0,
  });
  const words = text.library.unreachable;
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={words.title}
      hint={document ? words.hintHere : words.hint}
      actions={
        <>
          <Button type="primary" onClick={() => void revalidate()}>
            {text.failure.retry}
          </Button>
          {document ? (
            <Button onClick={() => void navigate(editorPath(document))}>{words.goOn}</Button>
          ) : (
            <HomeButton />
          )}
        </>
      }
    />
  );
}
