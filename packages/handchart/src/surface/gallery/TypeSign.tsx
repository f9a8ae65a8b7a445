import type { ChartType } from '../../source/chartTypes.js';

/** Drawings on a grid of 24, in the colour of the text. */
const PATHS: Readonly<Record<ChartType, string>> = {
  bar: 'M3 21h18M6 21v-9h3v9M11 21V6h3v15M16 21v-6h3v6',
  stacked: 'M3 21h18M6 21V9h3v12M6 15h3M11 21V4h3v17M11 12h3M16 21V11h3v10M16 16h3',
  line: 'M3 3v18h18M6 16l4-5 4 3 6-8',
  area: 'M3 3v18h18M6 21v-5l4-5 4 3 6-8v15',
  stackedArea: 'M3 3v18h18M6 17l5-4 4 2 5-4M6 13l5-6 4 3 5-5v16',
  combo: 'M3 21h18M6 21v-6h3v6M11 21v-9h3v9M16 21v-7h3v7M4 11l6-5 5 3 6-6',
  waterfall: 'M3 21h18M4 21v-5h3v5M8 16v-5h3v5M12 11V5h3v6M16 5v8h3V5z',
  pie: 'M12 3a9 9 0 1 0 9 9h-9zM15 3.5a9 9 0 0 1 5.5 5.5H15z',
  donut: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v5M20 15l-4.3-1.6',
  funnel: 'M3 4h18l-3 5H6zM7 11h10l-2 4H9zM10 17h4l-1 4h-2z',
  gauge: 'M4 18a9 9 0 1 1 16 0M12 15l4-6M12 15h.1',
  radar: 'M12 3l9 7-3.5 10h-11L3 10zM12 7l5 4-3 6H9l-2-6z',
  scatter: 'M3 3v18h18M8 16h.1M11 11h.1M15 13h.1M18 7h.1M7 9h.1M13 6h.1',
  bubble: 'M3 3v18h18M9 12a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  heatmap: 'M4 4h16v16H4zM4 9.3h16M4 14.6h16M9.3 4v16M14.6 4v16M4.5 4.5l4.5 4.5M15 15l4.5 4.5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 13h.1M12 13h.1M16 13h.1M8 16.5h.1M12 16.5h.1',
  candlestick: 'M7 3v4M7 15v4M5 7h4v8H5zM16 5v5M16 17v4M14 10h4v7h-4z',
  boxplot: 'M5 4h6M8 4v4M5 8h6v7H5zM5 11h6M8 15v5M5 20h6M15 7h5M17.5 7v3M15 10h5v6h-5zM15 13h5M17.5 16v3',
  treemap: 'M3 4h18v16H3zM12 4v16M12 11h9M3 14h9M17 11v9',
  sunburst:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v6M14.6 13.5l5.2 3M9.4 13.5l-5.2 3',
  sankey: 'M3 4v7M3 14v6M21 3v6M21 13v7M3 6c9 0 9-1 18-1M3 10c9 0 9 5 18 5M3 17c9 0 9 1.500 18 1.500',
};

/** The sign of a type of chart, where there is no picture. */
export function TypeSign({ type }: { readonly type: ChartType }) {
  return (
    <svg className="letu-type-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[type]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
