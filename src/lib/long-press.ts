const HELD_MS = 500;
/** Movement (px) above which a touch counts as scrolling. */
const STILL_PX = 10;

/**
 * Calls `act` with the touched element on a long press, and suppresses the click and the context menu that would
 * follow. `except` selects parts of the element that have a press of their own.
 */
export function watchLongPress(
  element: HTMLElement,
  act: (touched: Element) => void,
  except = 'button',
): () => void {
  const over = new AbortController();
  const { signal } = over;
  let timer: number | null = null;
  let hasActed = false;
  let touched: Element = element;
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
    // In the capture phase, before any handler of the card.
    window.addEventListener('click', refuse, { signal, capture: true, once: true });
    act(touched);
  };
  const start = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    hasActed = false;
    window.removeEventListener('click', refuse, { capture: true });
    if (pointerType !== 'touch' || !(target instanceof Element) || target.closest(except)) return;
    touched = target;
    from = { x, y };
    timer = window.setTimeout(hold, HELD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) stop();
  };
  const skipMenu = (event: Event) => {
    // The browser may report the long press before our timer.
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
