import type { BodyOf } from '#domain/kit/endpoint.ts';
import {
  BADGES,
  type BadgeList,
  badgeFaceOf,
  type MyBadges,
  type toggleBadge,
} from '#domain/rewards/badge.ts';
import { badgeProgress, nextBadge } from '#domain/rewards/badge-rules.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type BadgeRow, badgesOf, isMember, measuresOf, setBadge } from './badge-store.ts';

type Ports = Pick<Context, 'db'>;

const describe = (type: string) => ({ badgeDescription: BADGES[type]?.description ?? '' });

/** Maps a badge row to the response. */
export const toWire = (row: BadgeRow) => ({
  id: row.id,
  ...badgeFaceOf(row.badgeType),
  ...describe(row.badgeType),
  awardedAt: row.awardedAt.toISOString(),
  isDisplayed: row.isDisplayed,
});

const displayedOf = (rows: readonly BadgeRow[]): BadgeRow[] => rows.filter((row) => row.isDisplayed);
const listOf = (rows: readonly BadgeRow[], shown: readonly BadgeRow[]): BadgeList => ({
  badges: shown.map(toWire),
  totalCount: rows.length,
  displayedCount: displayedOf(rows).length,
});

/** Returns the caller's badges and the progress of the others. */
export async function readMyBadges({ db }: Ports, userId: number): Promise<MyBadges> {
  const rows = await badgesOf(db, userId);
  const owned = rows.map((row) => row.badgeType);
  const progress = badgeProgress(await measuresOf(db, userId), owned);
  return {
    ...listOf(rows, rows),
    progress: progress.map(({ type, ...way }) => ({ ...badgeFaceOf(type), ...describe(type), ...way })),
    nextBadgeType: nextBadge(progress),
  };
}

/** Returns all badges of a member, displayed or not. */
export async function readBadgesOf({ db }: Ports, userId: number): Promise<BadgeList> {
  const rows = await badgesOf(db, userId);
  return listOf(rows, rows);
}

/** Returns the caller's displayed badges; both counts cover all owned ones. */
export async function readShown({ db }: Ports, userId: number): Promise<BadgeList> {
  const rows = await badgesOf(db, userId);
  return listOf(rows, displayedOf(rows));
}

/**
 * Returns the displayed badges of a member visible to the reader; the number of hidden ones is
 * private.
 */
export async function readDisplayedBadges({ db }: Ports, userId: number, reader: Member | null) {
  if (!(await isMember(db, userId, reader?.id ?? 0))) throw new ShopError('USER_NOT_FOUND');
  const shown = (await badgesOf(db, userId)).filter((row) => row.isDisplayed);
  return { badges: shown.map(toWire), totalCount: shown.length, displayedCount: shown.length };
}

/** Displays or hides an own badge; BADGE_NOT_FOUND otherwise. */
export async function toggle({ db }: Ports, userId: number, wish: BodyOf<typeof toggleBadge>) {
  const row = await setBadge(db, userId, wish);
  if (!row) throw new ShopError('BADGE_NOT_FOUND');
  return toWire(row);
}
