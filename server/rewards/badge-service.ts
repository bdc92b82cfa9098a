import type { BodyOf } from '#domain/kit/endpoint.ts';
import { BADGES, badgeFaceOf, type toggleBadge } from '#domain/rewards/badge.ts';
import type { Context } from '../kit/context.ts';
import { ShopError } from '../kit/shop-error.ts';
import { type BadgeRow, badgesOf, isMember, setBadge } from './badge-store.ts';

type Ports = Pick<Context, 'db'>;

const toWire = (row: BadgeRow) => ({
  id: row.id,
  ...badgeFaceOf(row.badge_type),
  badgeDescription: BADGES[row.badge_type]?.description ?? '',
  awardedAt: row.awarded_at.toISOString(),
  isDisplayed: row.is_displayed,
});

/** All badges or the displayed ones; both counts are over everything owned. */
export async function readBadges({ db }: Ports, userId: number, which: 'all' | 'displayed') {
  const rows = await badgesOf(db, userId);
  const displayed = rows.filter((row) => row.is_displayed);
  return {
    badges: (which === 'all' ? rows : displayed).map(toWire),
    totalCount: rows.length,
    displayedCount: displayed.length,
  };
}

/** What another member shows; how many are hidden stays private. */
export async function readDisplayedBadges({ db }: Ports, userId: number) {
  if (!(await isMember(db, userId))) throw new ShopError('USER_NOT_FOUND');
  const shown = (await badgesOf(db, userId)).filter((row) => row.is_displayed);
  return { badges: shown.map(toWire), totalCount: shown.length, displayedCount: shown.length };
}

/** Shows or hides a badge; another member's does not exist for the caller. */
export async function toggle({ db }: Ports, userId: number, wish: BodyOf<typeof toggleBadge>) {
  const row = await setBadge(db, userId, wish);
  if (!row) throw new ShopError('BADGE_NOT_FOUND');
  return toWire(row);
}
