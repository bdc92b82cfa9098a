import { THEMES, type Theme } from '#domain/kit/theme.ts';
import type { SafeStorage } from './storage/safe-storage.ts';

const KEY = 'theme';

/** Theme chosen on this device; 'system' by default. */
export const chosenTheme = (storage: SafeStorage): Theme =>
  THEMES.find((theme) => theme === storage.get(KEY)) ?? 'system';

/** Stores the theme and notifies the inline script in the head, which applies it (index.html). */
export function chooseTheme(theme: Theme, storage: SafeStorage, page: Window): void {
  if (theme === 'system') storage.remove(KEY);
  else storage.set(KEY, theme);
  // Without storage the choice lasts as long as this page.
  page.document.documentElement.dataset.theme = theme;
  page.dispatchEvent(new Event('theme'));
}
