import { type RefObject, useEffect, useRef, useState } from 'react';
import { createFrameQueue } from './frame-queue.ts';

/** Pages that load at once: each runs the whole shop. */
const AT_ONCE = 2;
const queue = createFrameQueue(AT_ONCE);

/** How often a loading frame is looked at, and after how long the next one may load anyway, in ms. */
const POLL_MS = 60;
const LONGEST_MS = 6_000;

export type FrameStage = 'waiting' | 'loading' | 'shown';

/** True once the page of a frame has rendered its content. */
function isRendered(frame: HTMLIFrameElement): boolean {
  const { contentDocument } = frame;
  return contentDocument?.querySelector('[data-flow], h1') != null;
}

/**
 * Loading of a frame: it waits until it is in view and has its turn, and is shown as soon as its page has content.
 */
export function useFrame(
  box: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
): FrameStage {
  const [stage, setStage] = useState<FrameStage>('waiting');
  const end = useRef(() => {});
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      end.current = queue.ask(() => setStage('loading'));
    });
    seen.observe(current);
    return () => {
      seen.disconnect();
      end.current();
    };
  }, [box]);
  useEffect(() => {
    if (stage !== 'loading') return;
    const begun = performance.now();
    const timer = setInterval(() => {
      const isShown = frame.current !== null && isRendered(frame.current);
      if (isShown) setStage('shown');
      if (isShown || performance.now() - begun > LONGEST_MS) end.current();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [stage, frame]);
  return stage;
}
