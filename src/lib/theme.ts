import { THEMES, type Theme } from '#domain/kit/theme.ts';
import type { SafeStorage } from './storage/safe-storage.ts';

const KEY = 'theme';

/** What was chosen on this device. */
export const chosenTheme = (storage: SafeStorage): Theme =>
  THEMES.find((theme) => theme === storage.get(KEY)) ?? 'system';

/** Keeps the choice and tells the script in the head of the page, which paints it (index.html). */
export function chooseTheme(theme: Theme, storage: SafeStorage, page: Window): void {
  if (theme === 'system') storage.remove(KEY);
  else storage.set(KEY, theme);
  // Where nothing can be kept the choice lasts as long as this page.
  page.document.documentElement.dataset.theme = theme;
  page.dispatchEvent(new Event('theme'));
}
