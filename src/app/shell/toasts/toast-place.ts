/** Edges of a box, in px from the upper left corner of the screen. */
type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;
type Room = {
  /** Toasts, wherever they are; only their size and their left and right edges count. */
  toasts: Box;
  /** Lower edge (px) of the header. */
  header: number;
  /** Upper edge (px) of the bars at the lower edge of the screen; its height without bars. */
  floor: number;
  /** Control that was pressed last, if it is known. */
  pressed: Box | null;
};

/** Distance (px) of toasts to the header and to bars. */
const GAP = 12;
/** Distances (px) above the lower edge, or above a bar, at which another bar is looked for. */
const PROBES = [2, 10, 18];
/** Highest number of bars above each other: tabs, actions of the page, tray. */
const MOST_BARS = 4;

/**
 * Returns the upper edge (px) of the toasts: they stand above the bars, or below the header where they would cover
 * the control that was pressed.
 */
export function topOfToasts({ toasts, header, floor, pressed }: Room): number {
  const bottom = floor - GAP;
  const top = bottom - (toasts.bottom - toasts.top);
  const covers =
    pressed !== null &&
    pressed.left < toasts.right &&
    pressed.right > toasts.left &&
    pressed.top < bottom &&
    pressed.bottom > top;
  return covers ? header + GAP : top;
}

/** Returns the box of a fixed or sticky bar at a point; what is higher than half the screen is no bar. */
function barAt(x: number, y: number, own: Element): Box | undefined {
  // Without layout, as in tests, there is no such function.
  const found = document.elementsFromPoint?.(x, y) ?? [];
  return found
    .filter((one) => !own.contains(one) && /fixed|sticky/.test(getComputedStyle(one).position))
    .map((one) => one.getBoundingClientRect())
    .find(({ height }) => height < window.innerHeight / 2);
}

/** Returns the upper edge (px) of the bars at the lower edge of the screen below `x`, leaving out `own`. */
export function floorOfScreen(x: number, own: Element): number {
  let floor = window.innerHeight;
  for (let bars = 0; bars < MOST_BARS; bars += 1) {
    const next = PROBES.map((up) => barAt(x, floor - up, own)).find((bar) => bar && bar.top < floor);
    if (!next) break;
    floor = next.top;
  }
  return floor;
}

const CONTROLS = 'a, button, label, summary';

/** Returns the control that was pressed last: it has the focus or, where a press gives none (Safari), the pointer. */
function pressedControl(): Element | null {
  const focused = document.activeElement?.closest(CONTROLS) ?? null;
  return focused ?? [...document.querySelectorAll(':hover')].at(-1)?.closest(CONTROLS) ?? null;
}

/** Places the region of the toasts. */
export function placeToasts(): void {
  const region = document.querySelector<HTMLElement>('section[data-flow="shell"]');
  if (!region) return;
  const toasts = region.getBoundingClientRect();
  const pressed = pressedControl();
  const top = topOfToasts({
    toasts,
    header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    floor: floorOfScreen((toasts.left + toasts.right) / 2, region),
    pressed: pressed && !region.contains(pressed) ? pressed.getBoundingClientRect() : null,
  });
  region.style.setProperty('top', `${Math.round(top)}px`);
  region.style.setProperty('bottom', 'auto');
}
