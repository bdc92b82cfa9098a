import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';

const Place = styled('div', {});

/** How far beyond the screen (px) something starts to load. */
const AHEAD = 300;

/** Draws its children once the person comes near; until then it keeps about their height free. */
export function OnApproach({ height, children }: { height: number; children: ReactNode }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || near) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${AHEAD}px 0px` },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [near]);
  return near ? children : <Place ref={place} css={{ minHeight: `${height}px` }} />;
}
