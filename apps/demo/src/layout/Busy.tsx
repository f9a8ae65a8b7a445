import { Spin, type SpinProps } from 'antd';

export interface BusyProps extends Pick<SpinProps, 'size'> {
  /** What is under way, for those who cannot see it turn. */
  readonly label: string;
  readonly className?: string;
}

/** A wheel that turns while something is under way. antd's own bears no role, and may have no name then. */
export function Busy({ label, className, size = 'default' }: BusyProps) {
  return (
    <div role="status" aria-label={label} className={className}>
      <Spin size={size} />
    </div>
  );
}
