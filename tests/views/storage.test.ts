import { describe, expect, it, vi } from 'vitest';
import { takeReload } from '#src/lib/loading/reload-once.ts';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';

/** Storage with room for so many letters of values. */
function smallStorage(room: number): Storage {
  const kept = new Map<string, string>();
  const used = () => [...kept.values()].reduce((sum, value) => sum + value.length, 0);
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (used() - (kept.get(key)?.length ?? 0) + value.length > room) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
  };
}
const forbidden = () => {
  throw new Error('SecurityError');
};

describe('safeStorage', () => {
  it.each([
    ['forbidden', forbidden],
    ['full', () => smallStorage(0)],
  ])('that is %s keeps values as long as the page, and reports that once', (_, open) => {
    const onRefused = vi.fn();
    const storage = safeStorage(open, onRefused);
    expect([storage.set('token', 't-1'), storage.set('guestCart', '[]')]).toEqual([false, false]);
    expect([storage.get('token'), storage.get('guestCart')]).toEqual(['t-1', '[]']);
    storage.remove('token');
    expect([storage.get('token'), onRefused.mock.calls.length]).toEqual([null, 1]);
  });

  it('drops expendable values to make room for others', () => {
    const disk = smallStorage(10);
    const onRefused = vi.fn();
    const storage = safeStorage(() => disk, onRefused);
    storage.set('likedPosts', '12345678');
    expect([storage.set('token', 'abcdef'), disk.getItem('token')]).toEqual([true, 'abcdef']);
    expect(storage.set('recentview', '1234567890')).toBe(false);
    expect([disk.getItem('likedPosts'), onRefused.mock.calls.length]).toEqual([null, 0]);
  });

  it('never restores an older value that it could not replace', () => {
    const disk = smallStorage(4);
    safeStorage(() => disk).set('guestCart', 'old');
    safeStorage(() => disk).set('guestCart', 'too long');
    expect(disk.getItem('guestCart')).toBeNull();
  });
});

describe('takeReload', () => {
  it('allows one reload a minute, and again after the clock was set back', () => {
    const storage = safeStorage(() => smallStorage(100));
    const disk = smallStorage(100);
    const tab = safeStorage(() => disk);
    expect(takeReload(storage, 1_000_000)).toBe(true);
    expect([0, 59_999, 60_000, 70_000, -900_000].map((later) => takeReload(tab, 1_000_000 + later))).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
  });

  it('allows none if it cannot be stored', () => {
    expect(takeReload(safeStorage(forbidden), 1_000_000)).toBe(false);
  });
});
