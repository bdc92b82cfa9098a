import { fitScale, type Room } from './layout.ts';

/** Where the plane is and how large. */
export type View = { x: number; y: number; scale: number };

const MARGIN = 20;
const LIMITS = { least: 0.2, most: 3 };

/** The content in the middle of the room, as large as fits. */
export function fitted(content: Room, room: Room): View {
  const inner = { width: room.width - 2 * MARGIN, height: room.height - 2 * MARGIN };
  const scale = Math.max(LIMITS.least, fitScale(content, inner));
  return {
    scale,
    x: Math.max(MARGIN, (room.width - content.width * scale) / 2),
    y: Math.max(MARGIN, (room.height - content.height * scale) / 2),
  };
}

/** Zooms around a point that stays where it is. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }): View {
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

/** The view after a key, null when the key means nothing here; `fit` for the key that fits. */
export function afterKey(key: string, view: View, room: Room): View | 'fit' | null {
  const centre = { x: room.width / 2, y: room.height / 2 };
  if (key === '+' || key === '=') return zoomed(view, 1.25, centre);
  if (key === '-') return zoomed(view, 1 / 1.25, centre);
  if (key === '0') return 'fit';
  const move = MOVES[key];
  return move ? { ...view, x: view.x + move.x, y: view.y + move.y } : null;
}
