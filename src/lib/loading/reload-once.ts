import type { SafeStorage } from '../storage/safe-storage.ts';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

/**
 * True if this tab may reload by itself: at most once a minute, also after a change of the clock, and never if that
 * cannot be stored, because nothing would end the loop.
 */
export function takeReload(storage: SafeStorage, now: number): boolean {
  const last = storage.get(KEY);
  const isSoon = last !== null && Math.abs(now - Number(last)) < PAUSE_MS;
  return !isSoon && storage.set(KEY, String(now));
}
