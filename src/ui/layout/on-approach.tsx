import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstSign } from '#src/lib/loading/first-sign.ts';
import { styled } from '#src/styles/stitches.ts';

const Place = styled('div', {});

/** How far beyond the screen (px) something starts to load, once somebody is there who may go on. */
const AHEAD = 300;

/** Draws its children once the person comes near; until then it keeps about their height free. */
export function OnApproach({ height, children }: { height: number; children: ReactNode }) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current || near) return;
    const watched = place.current;
    const look = (ahead: number) => {
      const watcher = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
        { rootMargin: `${ahead}px 0px` },
      );
      watcher.observe(watched);
      stop.signal.addEventListener('abort', () => watcher.disconnect());
    };
    const stop = new AbortController();
    look(0);
    onFirstSign(() => !stop.signal.aborted && look(AHEAD));
    return () => stop.abort();
  }, [near]);
  return near ? children : <Place ref={place} css={{ minHeight: `${height}px` }} />;
}
