import { useLayoutEffect, useMemo, useRef } from 'react';
import { svgSize, toSvgFile } from '@letu/core';

export interface PictureImageProps {
  readonly svg: string;
  readonly alt: string;
  /** Called when the browser cannot show the picture. */
  onBroken(): void;
}

/** A picture as `<img>`, where no script in it runs and nothing it names is fetched. */
export function PictureImage({ svg, alt, onBroken }: PictureImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { width, height } = useMemo(() => svgSize(svg), [svg]);
  // The address is set on the element: browsers keep the last picture until the next is decoded, and nothing flashes.
  useLayoutEffect(() => {
    if (!image.current) return undefined;
    const url = URL.createObjectURL(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }));
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return (
    <img
      ref={image}
      className="letu-picture"
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      onError={onBroken}
    />
  );
}
