import { fitScale, type Room } from './drawing.ts';

/** Offset (px) and scale of the plane. */
export type View = { x: number; y: number; scale: number };

type Point = { x: number; y: number };

const MARGIN = 20;
/** Scale of a view that was fitted: the smallest text of a drawing has 11 px, below which it cannot be read. */
const READABLE = 1;
const LIMITS = { least: 0.2, most: 3 };

/** View with the content centred at the largest scale that fits. */
export function fitted(content: Room, room: Room): View {
  const inner = { width: room.width - 2 * MARGIN, height: room.height - 2 * MARGIN };
  const scale = Math.max(LIMITS.least, fitScale(content, inner));
  return {
    scale,
    x: Math.max(MARGIN, (room.width - content.width * scale) / 2),
    y: Math.max(MARGIN, (room.height - content.height * scale) / 2),
  };
}

/** Fitted view; if that is too small to read, a larger one around the focus that stays within the content. */
export function readable(content: Room, room: Room, focus: Point | null): View {
  const whole = fitted(content, room);
  if (!focus || whole.scale >= READABLE) return whole;
  const place = (length: number, available: number, at: number) => {
    const drawn = length * READABLE;
    if (drawn + 2 * MARGIN <= available) return (available - drawn) / 2;
    return Math.min(MARGIN, Math.max(available - drawn - MARGIN, available / 2 - at * READABLE));
  };
  return {
    scale: READABLE,
    x: place(content.width, room.width, focus.x),
    y: place(content.height, room.height, focus.y),
  };
}

/** True if the whole content is visible. */
export const isWhole = (content: Room, { scale, x, y }: View, room: Room): boolean =>
  x >= 0 && y >= 0 && x + content.width * scale <= room.width && y + content.height * scale <= room.height;

/** The same view if a point of the content is visible, otherwise moved until the point is in the middle. */
export function withPoint(view: View, room: Room, { x, y }: Point): View {
  const at = { x: view.x + x * view.scale, y: view.y + y * view.scale };
  const isSeen =
    at.x >= MARGIN && at.y >= MARGIN && at.x <= room.width - MARGIN && at.y <= room.height - MARGIN;
  if (isSeen) return view;
  return { ...view, x: room.width / 2 - x * view.scale, y: room.height / 2 - y * view.scale };
}

/** Zooms around a fixed point. */
export function zoomed(view: View, factor: number, at: Point): View {
  const scale = Math.min(LIMITS.most, Math.max(LIMITS.least, view.scale * factor));
  const real = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real };
}

const STEP = 48;
const MOVES: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

/** View after a key press; 'fit' for the key that fits, null for keys without a meaning. */
export function afterKey(key: string, view: View, room: Room): View | 'fit' | null {
  const centre = { x: room.width / 2, y: room.height / 2 };
  if (key === '+' || key === '=') return zoomed(view, 1.25, centre);
  if (key === '-') return zoomed(view, 1 / 1.25, centre);
  if (key === '0') return 'fit';
  const move = MOVES[key];
  return move ? { ...view, x: view.x + move.x, y: view.y + move.y } : null;
}
