const HELD_MS = 500;
/** A finger trembles; one that goes further scrolls. */
const STILL_PX = 10;

/** Acts when a finger rests on an element; its click and the menu of its link do not follow then. */
export function watchLongPress(element: HTMLElement, act: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: number | null = null;
  let hasActed = false;
  let from = { x: 0, y: 0 };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const hold = () => {
    stop();
    hasActed = true;
    // Before anybody on the way to the card hears of the click.
    window.addEventListener('click', refuse, { signal, capture: true, once: true });
    act();
  };
  const start = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    hasActed = false;
    window.removeEventListener('click', refuse, { capture: true });
    if (pointerType !== 'touch' || (target instanceof Element && target.closest('button'))) return;
    from = { x, y };
    timer = window.setTimeout(hold, HELD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
  };
  const skipMenu = (event: Event) => {
    // A browser may take the finger for resting before we do.
    if (timer !== null) hold();
    if (hasActed) refuse(event);
  };
  element.addEventListener('pointerdown', start, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel']) element.addEventListener(end, stop, { signal });
  element.addEventListener('contextmenu', skipMenu, { signal });
  return () => {
    stop();
    over.abort();
  };
}
