import { snippet, type Completion } from '@letu/code/language';

/** Statements with places to fill in. */
export const SNIPPETS: readonly Completion[] = [
  snippet('named box', '有名字的方框', 'box with a name', '${A}: box "${文字}" fit'),
  snippet(
    'box and arrow',
    '方框接箭头',
    'box and an arrow',
    'box "${文字}" fit\narrow right ${150%} "${说明}" above',
  ),
  snippet('arrow between', '两者之间的箭头', 'arrow between two objects', 'arrow from ${A}.e to ${B}.w'),
  snippet(
    'elbow arrow',
    '折线箭头',
    'arrow with a corner',
    'arrow from ${A}.s down ${1cm} then right until even with ${B} then to ${B}.s',
  ),
  snippet(
    'decision',
    '判断',
    'decision',
    'diamond "${条件？}" fit\narrow right ${100%} "${是}" above from last diamond.e',
  ),
  snippet('block', '成组的图形', 'block of objects', '${Group}: [\n  ${box "文字" fit}\n]'),
  snippet(
    'frame',
    '画在后面的底框',
    'frame behind a block',
    'box at ${Group} wid ${Group}.wid+${1cm} ht ${Group}.ht+${1cm} fill ${lightyellow} behind ${Group}',
  ),
  snippet('macro', '宏', 'macro', 'define ${node} { box $1 fit rad 8px }'),
];
