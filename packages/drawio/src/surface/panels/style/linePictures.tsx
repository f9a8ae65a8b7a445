import type { StyleChange } from '../../edit/styles.js';

/** How lines can be dashed, with what a style says of it. */
export const DASHES = {
  solid: { dashed: '0' },
  dashed: { dashed: '1' },
  dotted: { dashed: '1', dashPattern: '1 2' },
  sparse: { dashed: '1', dashPattern: '1 4' },
  long: { dashed: '1', dashPattern: '8 8' },
  dashDot: { dashed: '1', dashPattern: '12 4 2 4' },
} as const satisfies Record<string, StyleChange>;
export type DashName = keyof typeof DASHES;
export const DASH_NAMES = Object.keys(DASHES) as DashName[];

const PATTERNS: Readonly<Record<DashName, string>> = {
  solid: '',
  dashed: '3 3',
  dotted: '1 2',
  sparse: '1 4',
  long: '8 8',
  dashDot: '12 4 2 4',
};

/** Returns which of the dashes a style has; undefined for one of its own. */
export function dashOf(dashed: string | undefined, pattern: string | undefined): DashName | undefined {
  if (dashed !== '1') return 'solid';
  if (pattern === undefined || pattern === '3 3') return 'dashed';
  return DASH_NAMES.find((name) => PATTERNS[name] === pattern);
}

export const DashPicture = ({ name }: { readonly name: DashName }) => (
  <svg viewBox="0 0 40 10" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M2 5H38" strokeDasharray={PATTERNS[name]} />
  </svg>
);

/** How edges can run, with what a style says of it. */
export const ROUTES = {
  straight: { edgeStyle: 'none', curved: undefined, elbow: undefined, noEdgeStyle: undefined },
  orthogonal: {
    edgeStyle: 'orthogonalEdgeStyle',
    curved: undefined,
    elbow: undefined,
    noEdgeStyle: undefined,
  },
  horizontal: { edgeStyle: 'elbowEdgeStyle', elbow: 'horizontal', curved: undefined, noEdgeStyle: undefined },
  vertical: { edgeStyle: 'elbowEdgeStyle', elbow: 'vertical', curved: undefined, noEdgeStyle: undefined },
  curved: { edgeStyle: 'orthogonalEdgeStyle', curved: '1', elbow: undefined, noEdgeStyle: undefined },
  entity: {
    edgeStyle: 'entityRelationEdgeStyle',
    curved: undefined,
    elbow: undefined,
    noEdgeStyle: undefined,
  },
  isometric: { edgeStyle: 'isometricEdgeStyle', curved: undefined, elbow: undefined, noEdgeStyle: undefined },
} as const satisfies Record<string, StyleChange>;
export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];

/** Returns which way edges run by their style; undefined for one of their own. */
export function routeOf(
  edgeStyle: string | undefined,
  curved: string | undefined,
  elbow: string | undefined,
) {
  if (edgeStyle === 'orthogonalEdgeStyle') return curved === '1' ? 'curved' : 'orthogonal';
  if (edgeStyle === 'elbowEdgeStyle') return elbow === 'vertical' ? 'vertical' : 'horizontal';
  return ROUTE_NAMES.find((name) => ROUTES[name].edgeStyle === (edgeStyle ?? 'none'));
}

const ROUTE_PATHS: Readonly<Record<RouteName, string>> = {
  straight: 'M5 19 35 5',
  orthogonal: 'M5 19H14V11H26V5H35',
  horizontal: 'M5 19H20V5H35',
  vertical: 'M5 19V12H35V5',
  curved: 'M5 19C24 19 16 5 35 5',
  entity: 'M5 19H12L28 5H35',
  isometric: 'M5 12 20 20 35 12V4',
};

export const RoutePicture = ({ name }: { readonly name: RouteName }) => (
  <svg viewBox="0 0 40 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d={ROUTE_PATHS[name]} strokeLinejoin="round" />
  </svg>
);

/** How lines cross others. */
export const JUMPS = ['none', 'arc', 'gap', 'sharp', 'line'] as const;
export type JumpName = (typeof JUMPS)[number];

const JUMP_PATHS: Readonly<Record<JumpName, string>> = {
  none: 'M4 14H36',
  arc: 'M4 14H14A6 6 0 0 1 26 14H36',
  gap: 'M4 14H15M25 14H36',
  sharp: 'M4 14H14L20 7 26 14H36',
  line: 'M4 14H15M25 14H36M15 9V19M25 9V19',
};

export const JumpPicture = ({ name }: { readonly name: JumpName }) => (
  <svg viewBox="0 0 40 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    <path d="M20 2V22" opacity="0.5" />
    <path d={JUMP_PATHS[name]} />
  </svg>
);
