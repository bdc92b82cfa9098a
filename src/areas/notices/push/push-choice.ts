import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

const MEMBER = 'push.member';
const POSTPONED = 'push.postponed';

/** Returns whether a member has said "later" in this browser. */
export const isPostponed = (storage: SafeStorage): boolean => storage.get(POSTPONED) !== null;

/** Remembers "later": the offer does not come again in this browser. */
export const postpone = (storage: SafeStorage): void => void storage.set(POSTPONED, '1');

/** Remembers the member whose notifications this browser gets; null forgets it. */
export function keepPushMember(storage: SafeStorage, userId: number | null): void {
  if (userId === null) storage.remove(MEMBER);
  else storage.set(MEMBER, String(userId));
}

/** Returns whether this browser gets the notifications of a member. */
export const isPushMember = (storage: SafeStorage, userId: number): boolean =>
  storage.get(MEMBER) === String(userId);
