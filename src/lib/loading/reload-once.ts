import type { SafeStorage } from '../storage/safe-storage.ts';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

/**
 * Takes this tab's turn to reload by itself: not twice within a minute, even when the clock was set meanwhile,
 * and never where the turn cannot be noted, because nothing would end the reloading.
 */
export function takeReload(storage: SafeStorage, now: number): boolean {
  const last = storage.get(KEY);
  const isSoon = last !== null && Math.abs(now - Number(last)) < PAUSE_MS;
  return !isSoon && storage.set(KEY, String(now));
}
