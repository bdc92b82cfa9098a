import type { ComponentType } from 'react';
import { settingsCardText as text } from '#src/areas/members/my-page/settings.text.ts';
import { preloadable } from '#src/lib/loading/preloadable.tsx';
import { Skeleton } from '#src/ui/states.tsx';

type SettingsCard = {
  /** Value in the address: `/account-settings?tab=…`. */
  tab: string;
  title: string;
  /** Content, in its own chunk. */
  Panel: ComponentType;
};

const card = (tab: string, title: string, load: () => Promise<{ default: ComponentType }>): SettingsCard => ({
  tab,
  title,
  Panel: preloadable(load, Skeleton),
});

/** Tabs of the account settings; the first one is the default. */
export const SETTINGS_CARDS: readonly [SettingsCard, ...SettingsCard[]] = [
  card('login', text.login, () => import('#src/areas/members/login/login-panel.tsx')),
  card('mfa', text.mfa, () => import('#src/areas/members/mfa/mfa-panel.tsx')),
  card('passkeys', text.passkeys, () => import('#src/areas/members/mfa/passkey-panel.tsx')),
  card('social', text.social, () => import('#src/areas/members/social-login/social-panel.tsx')),
  card('devices', text.devices, () => import('#src/areas/members/security/devices-panel.tsx')),
  card('notices', text.notices, () => import('#src/areas/notices/notice-settings-panel.tsx')),
  card('privacy', text.privacy, () => import('#src/areas/members/privacy/privacy-panel.tsx')),
];
