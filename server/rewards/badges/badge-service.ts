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

export const toWire = (row: BadgeRow) => ({
  id: row.id,
  ...badgeFaceOf(row.badge_type),
  ...describe(row.badge_type),
  awardedAt: row.awarded_at.toISOString(),
  isDisplayed: row.is_displayed,
});

const displayedOf = (rows: readonly BadgeRow[]): BadgeRow[] => rows.filter((row) => row.is_displayed);
const listOf = (rows: readonly BadgeRow[], shown: readonly BadgeRow[]): BadgeList => ({
  badges: shown.map(toWire),
  totalCount: rows.length,
  displayedCount: displayedOf(rows).length,
});

/** All own badges, and how far the others are. */
export async function readMyBadges({ db }: Ports, userId: number): Promise<MyBadges> {
  const rows = await badgesOf(db, userId);
  const owned = rows.map((row) => row.badge_type);
  const progress = badgeProgress(await measuresOf(db, userId), owned);
  return {
    ...listOf(rows, rows),
    progress: progress.map(({ type, ...way }) => ({ ...badgeFaceOf(type), ...describe(type), ...way })),
    nextBadgeType: nextBadge(progress),
  };
}

/** Every badge of somebody, shown or not. */
export async function readBadgesOf({ db }: Ports, userId: number): Promise<BadgeList> {
  const rows = await badgesOf(db, userId);
  return listOf(rows, rows);
}

/** Own badges that others see; both counts are over everything owned. */
export async function readShown({ db }: Ports, userId: number): Promise<BadgeList> {
  const rows = await badgesOf(db, userId);
  return listOf(rows, displayedOf(rows));
}

/** What another member shows to a reader who may see the member; how many are hidden stays private. */
export async function readDisplayedBadges({ db }: Ports, userId: number, reader: Member | null) {
  if (!(await isMember(db, userId, reader?.id ?? 0))) throw new ShopError('USER_NOT_FOUND');
  const shown = (await badgesOf(db, userId)).filter((row) => row.is_displayed);
  return { badges: shown.map(toWire), totalCount: shown.length, displayedCount: shown.length };
}

/** Shows or hides a badge; another member's does not exist for the caller. */
export async function toggle({ db }: Ports, userId: number, wish: BodyOf<typeof toggleBadge>) {
  const row = await setBadge(db, userId, wish);
  if (!row) throw new ShopError('BADGE_NOT_FOUND');
  return toWire(row);
}
