import type { UserType } from '#domain/members/profile/user.ts';

/** Display states of a screen in the inspector. */
export const STAGES = ['loaded', 'loading', 'empty', 'failed', 'forbidden'] as const;
export type Stage = (typeof STAGES)[number];

/** Display states of screens that always have content. */
export const NEVER_EMPTY: readonly Stage[] = STAGES.filter((stage) => stage !== 'empty');
/** Display states of screens that load nothing. */
export const AT_ONCE: readonly Stage[] = ['loaded'];

/** How the inspector shows a screen: role of the viewer, and the chart that is put into each display state. */
export type ScreenLook = {
  who: 'visitor' | UserType;
  /** Example address, if the row's path is a pattern or shows nothing. */
  address?: string;
} & ({ chart: string; stages: readonly Stage[] } | { chart: null; why: string });
