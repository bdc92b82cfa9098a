import type { ComponentType } from 'react';
import { settingsCardText as text } from '#src/areas/members/settings.text.ts';
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
  card('login', text.login, () => import('./login-panel.tsx')),
  card('mfa', text.mfa, () => import('./mfa-panel.tsx')),
  card('passkeys', text.passkeys, () => import('./passkey-panel.tsx')),
  card('social', text.social, () => import('./social-panel.tsx')),
  card('devices', text.devices, () => import('./devices-panel.tsx')),
  card('privacy', text.privacy, () => import('./privacy-panel.tsx')),
];
