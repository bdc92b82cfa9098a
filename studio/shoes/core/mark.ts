import { pairs, type Table } from './curve.ts';

/** Our mark: the letter ㅅ in one stroke, between 0 and 1 each way. */
const STROKE =
  '0.44 1 | 0.585 1 | 0.58 0.8 | 0.7 0.46 | 1 0 | 0.83 0 | 0.62 0.3 | 0.535 0.5 | 0.42 0.28 | 0.2 0 | 0 0 | 0.28 0.36 | 0.42 0.72';

/** The mark as a shape seen from the side: lower left corner, width, height, and how far it leans to the heel. */
export function mark(x: number, y: number, wide: number, high: number, lean = 0): Table {
  return pairs(STROKE)
    .map(([a, b]) => `${(x + a * wide + b * lean).toFixed(3)} ${(y + b * high).toFixed(3)}`)
    .join(' | ');
}
