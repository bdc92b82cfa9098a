import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onFirstInput } from '#src/lib/loading/first-input.ts';
import { styled } from '#src/styles/stitches.ts';

const Place = styled('div', {});

/** Distance (px) below the screen at which content loads, once the page has been scrolled or touched. */
const AHEAD = 300;

/** Renders its children when they come near the screen; until then it reserves their approximate height. */
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
    onFirstInput(() => !stop.signal.aborted && look(AHEAD));
    return () => stop.abort();
  }, [near]);
  return near ? children : <Place ref={place} css={{ minHeight: `${height}px` }} />;
}
