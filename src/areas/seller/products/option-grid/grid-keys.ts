import type { KeyboardEvent } from 'react';
import type { EventFromLogic } from 'xstate';
import type { optionGridMachine } from '#machines/seller/products/option-grid.machine.ts';
import { edgesOf } from '#machines/seller/products/option-grid.model.ts';
import type { GridFlow } from '../editor/editor-flow.ts';

type GridEvent = EventFromLogic<typeof optionGridMachine>;
type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Number of cells larger than any grid. */
const FAR = 1_000;
const ARROWS: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Grid event of a key; null if the browser should handle it. */
export function gridKey(pressed: Pressed, snapshot: GridFlow['snapshot']): GridEvent | null {
  const { key, shiftKey: isExtending, altKey } = pressed;
  const isCommand = pressed.ctrlKey || pressed.metaKey;
  const { selection } = snapshot.context;
  if (altKey) return null;
  const arrow = ARROWS[key];
  const move = (down: number, across: number): GridEvent => ({
    type: 'focus.moved',
    down,
    across,
    isExtending,
  });
  if (arrow) return isCommand ? move(arrow[0] * FAR, arrow[1] * FAR) : move(...arrow);
  if (key === 'Home') return move(isCommand ? -FAR : 0, -FAR);
  if (key === 'End') return move(isCommand ? FAR : 0, FAR);
  if (key === ' ' && isExtending) return { type: 'row.chosen', row: selection.to.row };
  if (key === ' ' && isCommand) return { type: 'column.chosen', column: selection.to.column };
  if (key.toLowerCase() === 'a' && isCommand) return { type: 'all.chosen' };
  if (isCommand) return null;
  if (/^\d$/.test(key)) return { type: 'digit.typed', digit: key };
  if (key === '+') return { type: 'stock.raised', by: 1 };
  if (key === '-') return { type: 'stock.raised', by: -1 };
  if (key === 'Backspace' && snapshot.matches('typing')) return { type: 'digit.erased' };
  if (key === 'Delete' || key === 'Backspace') return { type: 'cells.emptied' };
  if (key === 'Escape' && snapshot.matches('typing')) return { type: 'number.dropped' };
  if (key === 'Enter') return isOne(edgesOf(selection)) ? move(1, 0) : { type: 'number.confirmed' };
  return null;
}

const isOne = ({ top, bottom, left, right }: ReturnType<typeof edgesOf>): boolean =>
  top === bottom && left === right;
