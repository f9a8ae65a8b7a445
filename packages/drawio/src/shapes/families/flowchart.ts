import { figure, prefixed, shape, type ShapeTable } from '../definition.js';
import { area, line } from '../layers.js';
import { box, oval } from '../outline.js';

const ROUND = oval(50, 50, 50);

/** draw.io's second set of flowchart symbols. */
export const flowchart: ShapeTable = prefixed('mxgraph.flowchart.', {
  annotation_1: figure(line('M100 0H50V100H100')),
  annotation_2: figure(line('M100 0H50V100H100M0 50H50')),
  card: figure('M20 0H100V100H0V24Z'),
  collate: figure('M0 0H100L0 100H100Z'),
  data: figure('M20 0H100L80 100H0Z'),
  database: figure('M0 15A50 15 0 0 1 100 15V85A50 15 0 0 1 0 85Z', line('M0 15A50 15 0 0 0 100 15')),
  decision: figure('M50 0L100 50L50 100L0 50Z'),
  delay: shape((w, h) => {
    const r = Math.min(w, h / 2);
    return [area(`M0 0H${w - r}A${r} ${h / 2} 0 0 1 ${w - r} ${h}H0Z`)];
  }),
  direct_data: figure('M10 0H90A10 50 0 0 1 90 100H10A10 50 0 0 1 10 0Z', line('M90 0A10 50 0 0 0 90 100')),
  display: figure('M0 50Q12 0 30 0H85C105 18 105 82 85 100H30Q12 100 0 50Z'),
  document: figure('M0 0H100V88C70 60 55 125 0 92Z'),
  document2: figure('M0 0H100V88C70 60 55 125 0 92Z'),
  extract_or_measurement: figure('M50 0L100 100H0Z'),
  internal_storage: figure('M0 0H100V100H0Z', line('M0 15H100M12 0V100')),
  loop_limit: figure('M12 0H88L100 18V100H0V18Z'),
  manual_input: figure('M0 40L100 0V100H0Z'),
  manual_operation: figure('M0 0H100L80 100H20Z'),
  merge_or_storage: figure('M0 0H100L50 100Z'),
  'multi-document': figure(
    'M12 0H100V78C72 55 58 112 12 84Z',
    'M6 8H94V86C66 63 52 118 6 92Z',
    'M0 16H88V93C60 71 46 124 0 99Z',
  ),
  'off-page_reference': figure('M0 0H100V62L50 100L0 62Z'),
  'on-page_reference': figure(ROUND),
  or: figure(ROUND, line('M0 50H100M50 0V100')),
  paper_tape: figure('M0 10C30 32 70 -12 100 10V90C70 68 30 112 0 90Z'),
  parallel_mode: figure(line('M0 0H100M0 100H100'), 'M50 32A18 18 0 0 1 50 68A18 18 0 0 1 50 32Z'),
  predefined_process: figure('M0 0H100V100H0Z', line('M12 0V100M88 0V100')),
  preparation: figure('M22 0H78L100 50L78 100H22L0 50Z'),
  process: shape((w, h, style) => [area(box(0, 0, w, h, style.cornerRadius))]),
  sequential_data: shape((w, h) => [area(oval(w / 2, h / 2, w / 2, h / 2)), line(`M${w / 2} ${h}H${w}`)]),
  sort: figure('M50 0L100 50L50 100L0 50Z', line('M0 50H100')),
  start_1: figure(ROUND),
  start_2: figure(ROUND),
  stored_data: figure('M10 0H100Q82 50 100 100H10Q-10 50 10 0Z'),
  summing_function: figure(ROUND, line('M14.6 14.6L85.4 85.4M85.4 14.6L14.6 85.4')),
  terminator: shape((w, h) => [area(box(0, 0, w, h, Math.min(w, h) / 2))]),
  transfer: figure('M0 35H65V10L100 50L65 90V65H0Z'),
});
