import { withModel } from '../../edit/pages.js';
import { CheckField } from '../fields/CheckField.js';
import { ColorField } from '../fields/ColorField.js';
import { Section } from '../fields/Field.js';
import { NumberField } from '../fields/NumberField.js';
import { SelectField } from '../fields/SelectField.js';
import { useIsLocked, usePanelsHost, usePanelText, useSessionState } from '../panelsHost.js';
import { PAPER_NAMES, PAPERS, paperOf, type PaperName } from './papers.js';

/** What a page has for its paper and its grid. */
export function PagePanel() {
  return <PageFields />;
}

const DEFAULTS: Readonly<Record<string, string>> = {
  grid: '1',
  gridSize: '10',
  guides: '1',
  connect: '1',
  arrows: '1',
  fold: '1',
  page: '1',
  pageWidth: '827',
  pageHeight: '1169',
};

/** The settings of the page that is shown. */
export function PageFields() {
  const { session } = usePanelsHost();
  const { page: text } = usePanelText();
  const { page } = useSessionState();
  const isLocked = useIsLocked();
  const get = (key: string) => page.model[key] ?? DEFAULTS[key] ?? '';
  const set = (change: Readonly<Record<string, string | undefined>>, merge?: string) =>
    session.change((before) => withModel(before, change), { merge });
  const check = (key: 'grid' | 'guides' | 'connect' | 'arrows' | 'fold' | 'page') => (
    <CheckField
      label={text.checks[key]}
      isOn={get(key) !== '0'}
      isLocked={isLocked}
      onChange={(isOn) => set({ [key]: isOn ? '1' : '0' })}
    />
  );
  const size = { width: Number(get('pageWidth')) || 827, height: Number(get('pageHeight')) || 1169 };
  const { name: paper, isLandscape } = paperOf(size);
  const background = page.model['background'];
  return (
    <>
      <Section title={text.title}>
        <div className="letu-dp-checks">
          {check('grid')}
          {check('guides')}
          {check('connect')}
          {check('arrows')}
          {check('fold')}
          {check('page')}
        </div>
        <NumberField
          label={text.gridSize}
          value={Number(get('gridSize')) || 10}
          min={1}
          max={500}
          unit="px"
          isLocked={isLocked}
          onChange={(value) => set({ gridSize: String(value) }, 'gridSize')}
        />
        <div className="letu-dp-folds">
          <ColorField
            label={text.background}
            part={{
              value: background ?? 'none',
              isMixed: false,
              isSet: background !== undefined,
              each: [background ?? 'none'],
              set: (value, isRun) =>
                set({ background: value === 'none' ? undefined : value }, isRun ? 'background' : undefined),
            }}
            isLocked={isLocked}
          />
        </div>
      </Section>
      <Section title={text.paper}>
        <SelectField<PaperName | 'own'>
          label={text.size}
          options={[...PAPER_NAMES, 'own' as const].map((value) => ({ value, label: text.papers[value] }))}
          value={paper ?? 'own'}
          isLocked={isLocked}
          onChange={(name) => {
            if (name === 'own') return;
            const [short, long] = PAPERS[name];
            const [width, height] = isLandscape ? [long, short] : [short, long];
            set({ pageWidth: String(width), pageHeight: String(height) });
          }}
        />
        <SelectField
          label={text.orientation}
          options={(['portrait', 'landscape'] as const).map((value) => ({
            value,
            label: text.orientations[value],
          }))}
          value={isLandscape ? 'landscape' : 'portrait'}
          isLocked={isLocked}
          onChange={(wanted) => {
            const [short, long] = [size.width, size.height].toSorted((one, other) => one - other);
            const [width, height] = wanted === 'landscape' ? [long, short] : [short, long];
            set({ pageWidth: String(width), pageHeight: String(height) });
          }}
        />
        <div className="letu-dp-pair">
          {(['width', 'height'] as const).map((length) => (
            <NumberField
              key={length}
              label={text[length]}
              value={size[length]}
              min={1}
              max={20_000}
              isLocked={isLocked}
              onChange={(value) =>
                set({ [length === 'width' ? 'pageWidth' : 'pageHeight']: String(value) }, `page ${length}`)
              }
            />
          ))}
        </div>
      </Section>
    </>
  );
}
