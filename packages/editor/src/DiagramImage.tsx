import { useLayoutEffect, useMemo, useRef, type ComponentPropsWithoutRef } from 'react';
import { svgSize, toSvgFile } from '@letu/core';

/** The props of `DiagramImage`. Other props go to the `<img>`. */
export interface DiagramImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'width' | 'height'> {
  /** A complete `<svg>` element as text, such as an engine's answer or one that was kept. */
  readonly svg: string;
  /** The picture's name for those who do not see it; empty where words beside it say the same. */
  readonly alt: string;
}

/** A picture that is drawn already, as `<img>`: no script in it runs, and nothing it names is fetched. */
export function DiagramImage({ svg, alt, ...rest }: DiagramImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = useMemo(() => svgSize(svg), [svg]);
  // The address is set on the element: browsers keep the last picture until the next is decoded, and nothing flashes.
  useLayoutEffect(() => {
    if (!image.current) return undefined;
    const url = URL.createObjectURL(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }));
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return <img ref={image} draggable={false} {...rest} alt={alt} width={width} height={height} />;
}
