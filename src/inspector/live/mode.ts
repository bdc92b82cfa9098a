/** Ways to inspect a page of the shop. */
export const MODES = ['off', 'panel', 'window', 'stately'] as const;
export type Mode = (typeof MODES)[number];

const KEY = 'inspect';

const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** Mode of the address (`?inspect=`); this tab remembers it until another is set. */
export function readMode(search: string, memory: Pick<Storage, 'getItem' | 'setItem'>): Mode {
  const asked = new URLSearchParams(search).get('inspect');
  if (isMode(asked)) memory.setItem(KEY, asked);
  const remembered = memory.getItem(KEY);
  return isMode(remembered) ? remembered : 'off';
}
