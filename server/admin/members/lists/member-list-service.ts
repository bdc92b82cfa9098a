import * as v from 'valibot';
import { type ListedMember, MEMBER_STATES, type MemberState } from '#domain/admin/members/member-list.ts';
import { toPaged } from '#domain/kit/page.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { userTypeSchema } from '#domain/members/profile/profile.ts';
import { maskedEmail } from '#domain/members/recovery/masked-email.ts';
import { displayNameOf, levelProgressOf } from '#domain/rewards/level.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import { loginAttemptLimit } from '../../../members/lockout/login-attempts.ts';
import type { MemberFilter, Moment } from './member-condition-sql.ts';
import { countKinds, countMembers, findMembers, type MemberRow } from './member-list-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'searching'>;

/** Returns the time-dependent values of member queries. */
export const momentOf = ({ clock, config }: Pick<Context, 'clock' | 'config'>): Moment => ({
  now: clock.now(),
  ...loginAttemptLimit({ clock, config }),
});

/** Returns the most severe state of a member. */
function stateOf({ status, held }: Pick<MemberRow, 'status' | 'held'>): MemberState {
  if (status !== 'ACTIVE') return v.parse(v.picklist(MEMBER_STATES), status);
  if (held.includes('SUSPEND')) return 'SUSPENDED';
  return held.includes('SILENCE') ? 'SILENCED' : 'ACTIVE';
}

/** Maps a member to a list row with a masked e-mail address. */
export const toRow = (row: MemberRow) => ({
  userId: row.id,
  nickname: row.nickname,
  email: row.status === 'DELETED' ? '' : maskedEmail(row.email),
  profileImageUrl: contentAddress(row.profileImageUrl),
  role: v.parse(userTypeSchema, row.role),
  state: stateOf(row),
  isLocked: row.isLocked,
  level: displayNameOf(levelProgressOf(row.activityPoints).level),
  joinedAt: row.createdAt.toISOString(),
  seenAt: row.seenAt?.toISOString() ?? null,
});

const isNarrowed = ({ q, role, status, joinedFrom, joinedTo, seen }: MemberFilter): boolean =>
  [q, role, status, joinedFrom, joinedTo, seen].some(Boolean);

/**
 * Returns a page of members. A search can match private data, so that it is audited, without its
 * words.
 */
export async function listMembers(ports: Ports, filter: MemberFilter) {
  const { db, searching } = ports;
  const moment = momentOf(ports);
  return searching(filter.q, async () => {
    const kinds = await countKinds(db, moment);
    const total = isNarrowed(filter) ? await countMembers(db, filter, moment) : Number(kinds?.all ?? 0);
    const rows = await findMembers(db, filter, moment);
    if (filter.q)
      await audit(
        db,
        { action: 'MEMBER_SEARCHED', target: ['MEMBER', 0], detail: { found: total } },
        moment.now,
      );
    const content = rows.map(
      (row): ListedMember => ({ ...toRow(row), orders: Number(row.orders), reports: Number(row.reports) }),
    );
    const of = (kind: keyof NonNullable<typeof kinds>) => Number(kinds?.[kind] ?? 0);
    const counts = {
      all: of('all'),
      seller: of('seller'),
      admin: of('admin'),
      held: of('held'),
      locked: of('locked'),
      pending: of('pending'),
      deleted: of('deleted'),
    };
    return { ...toPaged(content, filter, total), counts };
  });
}
