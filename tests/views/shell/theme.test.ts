import { expect, it, vi } from 'vitest';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';
import { chooseTheme, chosenTheme } from '#src/lib/theme.ts';

const memory = () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, storage: safeStorage(() => storage as unknown as Storage) };
};
const pageOf = () =>
  Object.assign(new EventTarget(), { document: { documentElement: { dataset: {} as DOMStringMap } } });

it('chooseTheme stores a choice and notifies the page; "system" is stored as none', () => {
  const { values, storage } = memory();
  const page = pageOf();
  const told = vi.fn();
  page.addEventListener('theme', told);
  chooseTheme('dark', storage, page as unknown as Window);
  expect([chosenTheme(storage), page.document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  chooseTheme('system', storage, page as unknown as Window);
  expect([chosenTheme(storage), values.has('theme'), told.mock.calls.length]).toEqual(['system', false, 2]);
});

it('chosenTheme ignores an invalid stored value', () => {
  const { storage } = memory();
  storage.set('theme', 'sepia');
  expect(chosenTheme(storage)).toBe('system');
});
