import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react';
import { svgSize, toSvgFile, type PictureSize } from '@letu/core';
import { showInFrame } from './picture/framedImage.js';
import { needsFrame } from './picture/pictureForm.js';

/** The props of `DiagramImage`. Other props go to the `<img>`. */
export interface DiagramImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'width' | 'height'> {
  /** A complete `<svg>` element as text, such as an engine's answer or one that was kept. */
  readonly svg: string;
  /** The picture's name for those who do not see it; empty where words beside it say the same. */
  readonly alt: string;
}

/**
 * A picture that is drawn already, as `<img>`: no script in it runs, and nothing it names is fetched.
 *
 * A picture of thousands of shapes, which would hold up the page, is shown in a sandboxed frame instead, in the same place and
 * size. It gets the class, the style and the name; there are no events of an image then.
 */
export function DiagramImage({ svg, alt, ...rest }: DiagramImageProps) {
  const size = useMemo(() => svgSize(svg), [svg]);
  const framed = useMemo(() => needsFrame(svg), [svg]);
  if (framed) return <FramedImage {...{ svg, alt, size }} className={rest.className} style={rest.style} />;
  return <PlainImage {...{ svg, alt, size }} {...rest} />;
}

interface SizedProps {
  readonly size: PictureSize;
}

function PlainImage({ svg, alt, size, ...rest }: DiagramImageProps & SizedProps) {
  const image = useRef<HTMLImageElement>(null);
  // The address is set on the element: browsers keep the last picture until the next is decoded, and nothing flashes.
  useLayoutEffect(() => {
    const element = image.current;
    if (!element) return undefined;
    const url = URL.createObjectURL(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }));
    // An address taken back while it loads is an error in the console.
    const settled = new Promise((resolve) => {
      element.addEventListener('load', resolve, { once: true });
      element.addEventListener('error', resolve, { once: true });
    });
    element.src = url;
    return () => void settled.then(() => URL.revokeObjectURL(url));
  }, [svg]);
  return <img ref={image} draggable={false} {...rest} alt={alt} {...size} />;
}

interface FramedProps extends SizedProps {
  readonly svg: string;
  readonly alt: string;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

function FramedImage({ svg, alt, size, className, style }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let wanted = true;
    if (frame.current) void showInFrame(frame.current, svg, () => wanted);
    return () => {
      wanted = false;
    };
  }, [svg]);
  const aspectRatio = `${size.width} / ${size.height}`;
  return (
    <iframe
      ref={frame}
      sandbox=""
      title={alt}
      aria-hidden={alt === '' || undefined}
      className={className}
      style={{ aspectRatio, ...style }}
      {...size}
    />
  );
}
