const HELD_MS = 500;
/** A finger trembles; one that goes further scrolls. */
const STILL_PX = 10;

/** Acts when a finger rests on an element; its click and the menu of its link do not follow then. */
export function watchLongPress(element: HTMLElement, act: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer = 0;
  let hasActed = false;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const swallow = (event: Event) => {
    stop();
    if (!hasActed) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener(
    'pointerdown',
    ({ pointerType, target, clientX: x, clientY: y }) => {
      hasActed = false;
      if (pointerType !== 'touch' || (target instanceof Element && target.closest('button'))) return;
      from = { x, y };
      timer = window.setTimeout(() => {
        hasActed = true;
        act();
      }, HELD_MS);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel']) element.addEventListener(end, stop, { signal });
  for (const follower of ['click', 'contextmenu'])
    element.addEventListener(follower, swallow, { signal, capture: true });
  return () => {
    stop();
    over.abort();
  };
}
