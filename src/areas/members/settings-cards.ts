import type { ComponentType } from 'react';
import { preloadable } from '#src/lib/preloadable.tsx';
import { Skeleton } from '#src/ui/states.tsx';

type SettingsCard = {
  /** In the address: `/account-settings?tab=…`. */
  tab: string;
  title: string;
  /** In a chunk of its own: nobody needs all of them. */
  Panel: ComponentType;
};

const card = (tab: string, title: string, load: () => Promise<{ default: ComponentType }>): SettingsCard => ({
  tab,
  title,
  Panel: preloadable(load, Skeleton),
});

/** What a member can settle about the account; the first one is shown where the address names none. */
export const SETTINGS_CARDS: readonly [SettingsCard, ...SettingsCard[]] = [
  card('login', '로그인', () => import('./login-panel.tsx')),
  card('mfa', '2단계 인증', () => import('./mfa-panel.tsx')),
  card('passkeys', '패스키', () => import('./passkey-panel.tsx')),
  card('devices', '로그인한 기기', () => import('./devices-panel.tsx')),
];
