import type { UserType } from '#domain/members/profile/user.ts';

/** Display states of a screen in the inspector. */
export const STAGES = ['loaded', 'loading', 'empty', 'failed', 'forbidden'] as const;
export type Stage = (typeof STAGES)[number];

/** Display states of screens that always have content. */
export const NEVER_EMPTY: readonly Stage[] = STAGES.filter((stage) => stage !== 'empty');
/** Display states of screens that load nothing. */
export const AT_ONCE: readonly Stage[] = ['loaded'];

/** Layouts that screens have in common: one of them is pictured for all (tests/support/client/screen-shapes.ts). */
export type Shape =
  | 'front'
  | 'productCards'
  | 'product'
  | 'feedCards'
  | 'feed'
  | 'thread'
  | 'feedForm'
  | 'eventCards'
  | 'event'
  | 'ownRows'
  | 'order'
  | 'orderForm'
  | 'basket'
  | 'reward'
  | 'ways'
  | 'settings'
  | 'profile'
  | 'memberForm'
  | 'document'
  | 'door'
  | 'bareLink'
  | 'desk'
  | 'dashboard'
  | 'editor'
  | 'ownStore';

/** How the inspector shows a screen: role of the viewer, and the chart that is put into each display state. */
export type ScreenLook = {
  who: 'visitor' | UserType;
  shape: Shape;
  /** Example address, if the row's path is a pattern or shows nothing. */
  address?: string;
} & ({ chart: string; stages: readonly Stage[] } | { chart: null; why: string });
