import { isDark } from '../../../graph/colors.js';
import { ChoiceGrid } from '../fields/ChoiceGrid.js';
import { usePanelsHost, usePanelText, useShownColor, type ChosenCells } from '../panelsHost.js';
import { commonOf } from '../common.js';
import { shownValue } from '../shownStyle.js';
import { setStyles } from '../styleParts.js';
import { PRESETS } from './presets.js';

/** Pairs of a fill and a line that go together. */
export function PresetGrid({ chosen: { cells, vertices, ids, isLocked } }: { readonly chosen: ChosenCells }) {
  const { session } = usePanelsHost();
  const { style: text } = usePanelText();
  const shown = useShownColor();
  const present = commonOf(
    (vertices.length > 0 ? vertices : cells).map((cell) =>
      [shownValue(cell, 'fillColor'), shownValue(cell, 'strokeColor')].join(' ').toLowerCase(),
    ),
  );
  return (
    <ChoiceGrid
      legend={text.presets}
      choices={PRESETS.map(([fill, stroke]) => ({
        value: `${fill} ${stroke}`,
        label: text.preset(fill, stroke),
        picture: (
          <span className="letu-dp-preset" style={{ background: shown(fill), borderColor: shown(stroke) }} />
        ),
      }))}
      value={present.value}
      columns={6}
      isLocked={isLocked}
      isFirst
      onChoose={(value) => {
        const [fillColor = 'none', strokeColor = 'none'] = value.split(' ');
        const fontColor = isDark(fillColor) ? '#ffffff' : undefined;
        setStyles(session, ids, ({ role }) =>
          role === 'edge' ? { strokeColor } : { fillColor, strokeColor, fontColor, gradientColor: undefined },
        );
      }}
    />
  );
}
