import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { Fragment } from 'react';
import { kinds } from '@letu/kinds';
import { loadCanvas } from '../../../kinds/loadCanvas.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { PreferenceFrame } from '../PreferenceFrame.js';
import { LibrarySettings } from './LibrarySettings.js';
import { PaletteSettings } from './PaletteSettings.js';
import { StyleSettings } from './StyleSettings.js';

/** Loads the kinds with shapes, those first that offer them by categories. */
async function loadCanvases() {
  const loaded = await Promise.all(kinds.map(async (kind) => ({ kind, canvas: await loadCanvas(kind) })));
  return loaded
    .flatMap(({ kind, canvas }) => (canvas ? [{ kind, canvas }] : []))
    .toSorted((one, other) => Number(!one.canvas.loadCategories) - Number(!other.canvas.loadCategories));
}

/** How new shapes look, which of them are offered, and the libraries of one's own. */
export function ShapeSettings() {
  const { text } = useSettings();
  const { data: canvases = [], status } = useQuery({
    queryKey: ['canvases'],
    queryFn: loadCanvases,
    staleTime: Infinity,
  });
  const [sample] = canvases.flatMap(({ kind, canvas: { sampleOf } }) =>
    sampleOf ? [{ kind, sourceOf: sampleOf }] : [],
  );
  return (
    <PreferenceFrame section="shape">
      <StyleSettings sample={sample} />
      {status === 'pending' && <Skeleton active />}
      {status === 'error' && <Alert type="error" showIcon message={text.template.failed} />}
      {canvases.map(({ kind, canvas: { loadCategories, library } }) => (
        <Fragment key={kind.kind}>
          {loadCategories && <PaletteSettings kind={kind} load={loadCategories} />}
          <LibrarySettings kind={kind} library={library} />
        </Fragment>
      ))}
    </PreferenceFrame>
  );
}
