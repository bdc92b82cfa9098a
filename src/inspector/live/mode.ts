/** How a page of the shop is inspected. */
export const MODES = ['off', 'panel', 'window', 'stately'] as const;
export type Mode = (typeof MODES)[number];

const KEY = 'inspect';

const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** The mode that the address asks for (`?inspect=`); this tab remembers it until another is asked for. */
export function readMode(search: string, memory: Pick<Storage, 'getItem' | 'setItem'>): Mode {
  const asked = new URLSearchParams(search).get('inspect');
  if (isMode(asked)) memory.setItem(KEY, asked);
  const remembered = memory.getItem(KEY);
  return isMode(remembered) ? remembered : 'off';
}
