import type { UserType } from '#domain/members/profile/user.ts';
import type { ScreenRow } from './screen-row.ts';

/** What a screen can be caught in. */
export const STAGES = ['loaded', 'loading', 'empty', 'failed', 'forbidden'] as const;
export type Stage = (typeof STAGES)[number];

/** For screens that always have something. */
export const NEVER_EMPTY: readonly Stage[] = STAGES.filter((stage) => stage !== 'empty');
/** For screens that ask nobody before they are drawn. */
export const AT_ONCE: readonly Stage[] = ['loaded'];

/** How QA looks at a screen: who opens it, and the chart that is put into each stage. */
export type ScreenLook = {
  who: 'visitor' | UserType;
  /** An address that shows something, where the row's own is only a pattern or shows nothing. */
  address?: string;
} & ({ chart: string; stages: readonly Stage[] } | { chart: null; why: string });

/** A look for every row whose screen exists. */
export type LooksOf<Rows extends Record<string, ScreenRow>> = {
  readonly [Key in keyof Rows as Rows[Key]['load'] extends null ? never : Key]: ScreenLook;
};

/** A screen as QA knows it. */
export type SeenScreen = ScreenLook & { key: string; title: string; address: string };

/** Rows with their looks. */
export const seen = (
  rows: Readonly<Record<string, ScreenRow>>,
  looks: Readonly<Record<string, ScreenLook>>,
): SeenScreen[] =>
  Object.entries(looks).map(([key, look]) => {
    const { title = '', path = '' } = rows[key] ?? {};
    return { address: path, ...look, key, title };
  });
