import type { ReactNode } from 'react';
import { align, distribute, type Alignment } from '../../edit/arrange.js';
import { group, hasInside, ungroup } from '../../edit/groups.js';
import { reorder } from '../../edit/order.js';
import { Section } from '../fields/Field.js';
import { usePanelsHost, usePanelText, type ChosenCells } from '../panelsHost.js';
import { CommandWords } from './CommandWords.js';
import { ALIGN_PICTURES, DISTRIBUTE_PICTURES, ORDER_PICTURES } from './arrangePictures.js';

const ALIGNMENTS: readonly Alignment[] = ['left', 'center', 'right', 'top', 'middle', 'bottom'];
const ORDERS = ['front', 'forward', 'backward', 'back'] as const;
const SIZES = ['sameWidth', 'sameHeight', 'sameSize'] as const;
const AXES = ['x', 'y'] as const;

/** What is done to several cells, or to where they lie among others. */
export function ArrangeButtons({ chosen }: { readonly chosen: ChosenCells }) {
  const { session } = usePanelsHost();
  const { arrange: text } = usePanelText();
  const { ids, vertices, isLocked } = chosen;
  const change = (update: Parameters<typeof session.change>[0]) => () => session.change(update);
  const putTogether = (edit: typeof group | typeof ungroup) => () => {
    const edited = edit(session.getState().page, ids);
    if (edited) session.change(() => edited.page, { select: edited.select });
  };
  return (
    <>
      <Section title={text.order}>
        <div className="letu-dp-tools">
          {ORDERS.map((to) => (
            <PictureButton
              key={to}
              label={text.orders[to]}
              picture={ORDER_PICTURES[to]}
              disabled={isLocked}
              onClick={change((page) => reorder(page, ids, to))}
            />
          ))}
        </div>
      </Section>
      {vertices.length > 1 && (
        <Section title={text.align}>
          <div className="letu-dp-tools">
            {ALIGNMENTS.map((to) => (
              <PictureButton
                key={to}
                label={text.alignments[to]}
                picture={ALIGN_PICTURES[to]}
                disabled={isLocked}
                onClick={change((page) => align(page, ids, to))}
              />
            ))}
            {AXES.map((axis) => (
              <PictureButton
                key={axis}
                label={text.distribute[axis]}
                picture={DISTRIBUTE_PICTURES[axis]}
                disabled={isLocked || vertices.length < 3}
                onClick={change((page) => distribute(page, ids, axis))}
              />
            ))}
          </div>
        </Section>
      )}
      {vertices.length > 1 && (
        <Section title={text.sizes}>
          <CommandWords names={SIZES} />
        </Section>
      )}
      <div className="letu-dp-tools">
        <button
          type="button"
          className="letu-dp-word"
          disabled={isLocked || ids.length < 2}
          onClick={putTogether(group)}
        >
          {text.group}
        </button>
        <button
          type="button"
          className="letu-dp-word"
          disabled={isLocked || !vertices.some((cell) => hasInside(chosen.page, cell))}
          onClick={putTogether(ungroup)}
        >
          {text.ungroup}
        </button>
      </div>
    </>
  );
}

interface PictureButtonProps {
  readonly label: string;
  readonly picture: ReactNode;
  readonly disabled: boolean;
  onClick(): void;
}

const PictureButton = ({ label, picture, disabled, onClick }: PictureButtonProps) => (
  <button
    type="button"
    className="letu-tool"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {picture}
  </button>
);
