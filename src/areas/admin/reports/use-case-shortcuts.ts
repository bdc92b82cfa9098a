import { useEffect, useRef } from 'react';
import { useLetterShortcuts } from '#src/ui/letter-shortcuts.ts';

/** J opens the next row of the page and K the previous one; a row that was removed keeps its position for that. */
export function useRowKeys(ids: readonly number[], opened: number | null, open: (id: number) => void): void {
  const last = useRef(-1);
  const at = opened === null ? -1 : ids.indexOf(opened);
  useEffect(() => {
    if (at >= 0 || opened === null) last.current = at;
  });
  useLetterShortcuts((letter) => {
    const isGone = opened !== null && at < 0;
    const place = isGone ? last.current : at;
    const step = letter === 'j' ? (isGone ? 0 : 1) : -1;
    const next = letter === 'j' || letter === 'k' ? ids[place + step] : undefined;
    if (next !== undefined) open(next);
  });
}
