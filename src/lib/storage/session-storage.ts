import { type SessionUser, STORAGE_KEYS, type StoredSession } from '#domain/members/auth/session.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Keys of the session in local storage (spec 3.9); no other module writes them. */
export const sessionStorageOf = (storage: SafeStorage) => ({
  read(): StoredSession {
    const entries = STORAGE_KEYS.filter((key) => key !== 'likedPosts').map(
      (key) => [key, storage.get(key) ?? ''] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== ''));
  },
  write({ token, nickname, name, email, userType }: SessionUser): void {
    for (const [key, value] of Object.entries({ token, nickname, name, email, userType }))
      storage.set(key, value);
  },
  writeLikes(feedIds: readonly number[]): void {
    storage.set('likedPosts', JSON.stringify(feedIds));
  },
  clear(): void {
    for (const key of STORAGE_KEYS) storage.remove(key);
  },
});

export type StoredSessionPort = ReturnType<typeof sessionStorageOf>;
