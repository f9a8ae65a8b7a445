interface StatePictureProps {
  /** `lost`: one of the two shapes is missing. `broken`: the line between them is. */
  readonly kind: 'lost' | 'broken';
}

/** The brand's two shapes and their line, in the mood of the message. */
export function StatePicture({ kind }: StatePictureProps) {
  const line = {
    fill: 'none',
    stroke: 'var(--border-strong)',
    strokeWidth: 3,
    strokeLinecap: 'round',
  } as const;
  return (
    <svg viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
      <circle cx="42" cy="36" r="16" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="3" />
      <rect
        x="101"
        y="20"
        width="32"
        height="32"
        rx="7"
        fill={kind === 'lost' ? 'none' : 'var(--accent-soft)'}
        stroke={kind === 'lost' ? 'var(--border-strong)' : 'var(--accent)'}
        strokeWidth="3"
        strokeDasharray={kind === 'lost' ? '6 6' : undefined}
      />
      {kind === 'lost' ? (
        <path d="M44 92c20-14 52-14 72 0" {...line} />
      ) : (
        <>
          <path d="M40 70c6 12 15 19 27 22" {...line} />
          <path d="M120 70c-5 10-12 17-21 20" {...line} />
          <path d="M78 82l4 18M90 80l-3 18" {...line} />
        </>
      )}
    </svg>
  );
}
