import { useEffect, useRef, useState } from 'react';

export interface ThumbnailProps {
  /** Draws it. */
  draw(): string;
  /** Tells pictures apart: another one is drawn anew. */
  readonly of: string;
}

/** A picture of a shape, drawn when it comes into sight. It is shown as an image, in which nothing runs. */
export function Thumbnail({ draw, of }: ThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let made: string | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (made !== undefined || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      made = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }));
      setAddress(made);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (made !== undefined) URL.revokeObjectURL(made);
      setAddress(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `of` says what is drawn
  }, [of]);
  return <span ref={place}>{address !== undefined && <img src={address} alt="" draggable={false} />}</span>;
}
