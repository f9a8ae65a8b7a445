/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types';

const place = css({ display: 'inline-flex', lineHeight: 0 });

export interface PlainIconProps {
  /** An icon of one colour. */
  readonly icon: IconDefinition;
}

/**
 * One of antd's icons, for what rows of lists have several of: antd's own looks through the styles of the page for each that is shown.
 * What it stands in has a name, so screen readers leave it out.
 */
export function PlainIcon({ icon: { icon } }: PlainIconProps) {
  const { attrs, children = [] } = icon as AbstractNode;
  return (
    <span css={place} aria-hidden="true">
      <svg viewBox={attrs['viewBox']} width="1em" height="1em" fill="currentColor">
        {children.map(({ attrs: { d } }) => (
          <path key={d} d={d} />
        ))}
      </svg>
    </span>
  );
}
