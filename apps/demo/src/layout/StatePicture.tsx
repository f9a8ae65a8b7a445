interface StatePictureProps {
  /** `empty`: a shape is still to come. `lost`: it is missing. `broken`: the line between the shapes is. */
  readonly kind: 'empty' | 'lost' | 'broken';
}

/** The brand's two shapes and their line, in the mood of the message. */
export function StatePicture({ kind }: StatePictureProps) {
  const dashed = kind !== 'broken';
  const line = {
    fill: 'none',
    stroke: 'var(--letu-border-strong)',
    strokeWidth: 3,
    strokeLinecap: 'round',
  } as const;
  return (
    <svg viewBox="0 0 160 104" width="160" height="104" aria-hidden="true">
      <circle
        cx="42"
        cy="36"
        r="16"
        fill="var(--letu-accent-soft)"
        stroke="var(--letu-accent)"
        strokeWidth="3"
      />
      <rect
        x="101"
        y="20"
        width="32"
        height="32"
        rx="7"
        fill={dashed ? 'none' : 'var(--letu-accent-soft)'}
        stroke={dashed ? 'var(--letu-border-strong)' : 'var(--letu-accent)'}
        strokeWidth="3"
        strokeDasharray={dashed ? '6 6' : undefined}
      />
      {kind === 'empty' && <path d="M40 68c8 24 64 32 76 0" {...line} />}
      {kind === 'lost' && <path d="M44 92c20-14 52-14 72 0" {...line} />}
      {kind === 'broken' && (
        <>
          <path d="M40 70c6 12 15 19 27 22" {...line} />
          <path d="M120 70c-5 10-12 17-21 20" {...line} />
          <path d="M78 82l4 18M90 80l-3 18" {...line} />
        </>
      )}
    </svg>
  );
}
