import { DEVICE_MARK } from '#domain/members/auth/device-mark.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

/** Its key in local storage; it outlives the session, so that strangers cannot shut its owner out. */
const KEY = 'device';
const BYTES = 32;

/** What this browser is known by to those who log in with it; made when somebody first does. Never while drawing. */
export function deviceMark(storage: SafeStorage): string {
  const kept = storage.get(KEY);
  if (kept !== null && DEVICE_MARK.test(kept)) return kept;
  const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  const mark = btoa(bits).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  storage.set(KEY, mark);
  return mark;
}
