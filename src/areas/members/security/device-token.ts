import { DEVICE_TOKEN } from '#domain/members/auth/device-token.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

/**
 * Local storage key; it outlives the session, so that failed logins of others do not lock out the owner's browser.
 */
const KEY = 'device';
const BYTES = 32;

/** Random id of this browser, sent with logins so that it is recognised; created at the first, never while rendering. */
export function deviceToken(storage: SafeStorage): string {
  const kept = storage.get(KEY);
  if (kept !== null && DEVICE_TOKEN.test(kept)) return kept;
  const bits = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES)));
  const mark = btoa(bits).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  storage.set(KEY, mark);
  return mark;
}
