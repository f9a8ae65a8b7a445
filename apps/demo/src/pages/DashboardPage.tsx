import { useParams } from 'react-router';
import { GraphTable } from '../graphs/GraphTable.js';
import { NewGraphButton } from '../graphs/NewGraphButton.js';
import { KindMark } from '../kinds/KindMark.js';
import { EmptyHint } from '../layout/EmptyHint.js';
import { ListPage } from '../layout/ListPage.js';
import { SampleRepositoryButton } from '../repositories/SampleRepositoryButton.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { InvitationNotice } from '../share/InvitationNotice.js';
import { NotFoundPage } from './NotFoundPage.js';
import { isAway } from '../server/isAway.js';
import { dashboardList, isInScope } from '../graphs/scopes.js';

/** The graphs one may see, by what one has to do with them or by their kind. */
export function DashboardPage() {
  const { type } = useParams();
  const { text, locale } = useSettings();
  const list = dashboardList(type);
  if (!list) return <NotFoundPage />;
  const { name, kind, scope, sort } = list;
  const words = text.library.scopes[name ?? 'all'];
  const title = kind ? text.link.title(kind.name[locale]) : words.title;
  const canBegin = name !== 'shared' && name !== 'favourite';
  return (
    <ListPage
      title={title}
      icon={kind && <KindMark kind={kind} size={44} />}
      about={<p>{kind ? kind.purpose[locale] : words.about}</p>}
      actions={<NewGraphButton kind={kind} />}
    >
      <InvitationNotice />
      <GraphTable
        // Another list begins anew: with other rows, nothing selected and nothing told.
        key={type}
        label={title}
        sort={sort}
        isOneKind={kind !== undefined}
        load={(query, signal) =>
          client.call('graph.list', {
            query: { ...query, scope, ...(kind ? { type: kind.type } : {}) },
            signal,
            // What this device has is listed then.
            silent: isAway,
          })
        }
        belongs={(graph) => (kind ? graph.type === kind.type : isInScope(scope, graph))}
        empty={
          <EmptyHint
            title={kind ? text.welcome.empty : words.empty}
            hint={kind ? text.library.emptyKindHint : words.emptyHint}
          >
            {canBegin && <NewGraphButton kind={kind} />}
            {canBegin && !kind && <SampleRepositoryButton />}
          </EmptyHint>
        }
      />
    </ListPage>
  );
}
