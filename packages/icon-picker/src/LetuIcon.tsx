'use client';

import { forwardRef, type SVGProps } from 'react';
import { useIconSource } from './iconSource.js';
import { isIconName, symbols, type LetuIconName, type SymbolDrawing } from './symbols.js';

/** The props of `LetuIcon`; those of an `svg` go to it. */
export interface LetuIconProps extends Omit<SVGProps<SVGSVGElement>, 'name' | 'ref' | 'strokeWidth'> {
  /** One of the 18 names. Any other draws an empty frame. */
  readonly name: LetuIconName | (string & {});
  /** In pixels, or as CSS has it. @default '1em' */
  readonly size?: number | string;
  /** What it says to those who cannot see it. Without, it is decoration. */
  readonly title?: string;
}

/** Drawn for a name that is not known. */
const UNKNOWN: SymbolDrawing = {
  lines:
    'M3.75 8V6.25a2.5 2.5 0 0 1 2.5-2.5H8m8 0h1.75a2.5 2.5 0 0 1 2.5 2.5V8m0 8v1.75a2.5 2.5 0 0 1-2.5 2.5H16m-8 0H6.25a2.5 2.5 0 0 1-2.5-2.5V16',
  wash: '',
};

/** Lines of small pictures are bolder, or they would be paler than text of their size, and the wash is thinner, or details would drown in it. */
function inkOf(size: number | string): { readonly stroke: number; readonly wash: number } {
  return typeof size === 'number' && size > 20 ? { stroke: 1.6, wash: 0.16 } : { stroke: 1.8, wash: 0.1 };
}

function Drawing({ drawing, size }: { drawing: SymbolDrawing; size: number | string }) {
  const { lines, wash, points } = drawing;
  const ink = inkOf(size);
  return (
    <>
      <path d={wash} fill="currentColor" fillOpacity={ink.wash} stroke="none" />
      <path d={lines} strokeWidth={ink.stroke} />
      {points && <path d={points} strokeWidth={ink.stroke * 1.5} />}
    </>
  );
}

/** One of Letu's symbols, in the colour of the text around it. */
export const LetuIcon = forwardRef<SVGSVGElement, LetuIconProps>(function LetuIcon(
  { name, size = '1em', title, ...rest },
  ref,
) {
  const foreign = useIconSource()(name);
  const drawing: SymbolDrawing = isIconName(name) ? symbols[name] : UNKNOWN;
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      {...(foreign ? {} : { viewBox: '0 0 24 24' })}
      width={size}
      height={size}
      fill={foreign ? 'currentColor' : 'none'}
      stroke={foreign ? 'none' : 'currentColor'}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
      {...spoken}
      {...rest}
      ref={ref}
      data-icon={name}
      data-state={foreign ? 'font' : isIconName(name) ? 'built-in' : 'unknown'}
    >
      {foreign ? <use href={foreign} /> : <Drawing drawing={drawing} size={size} />}
    </svg>
  );
});
