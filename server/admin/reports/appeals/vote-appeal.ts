import type { OwnCase } from '#domain/admin/reports/appeal.ts';
import type { VoidedVote } from '#domain/admin/reports/appeal-queue.ts';
import { APPEAL_DAYS } from '#domain/policies/moderation.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Queryable } from '../../../db/database.ts';
import { hasAnnounced } from '../../../events/calendar/event-store.ts';
import { lockEvent } from '../../../events/entries/entry-store.ts';
import { judgeVotes } from '../../../events/vote-desk/vote-desk-service.ts';
import { findVote } from '../../../events/votes/vote-store.ts';
import type { Member } from '../../../kit/feature.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { insertAppeal } from './appeal-store.ts';
import type { findObjectedVotes, OwnVoidVote } from './vote-appeal-store.ts';

const FINAL = '결과를 발표한 뒤에는 투표를 다시 집계하지 않아요.';

/**
 * Files an appeal against a voided vote, before the announcement and within APPEAL_DAYS. Returns
 * null if there is one.
 */
export async function fileVoteAppeal(
  tx: Queryable,
  { eventId, authorId, text }: { eventId: number; authorId: number; text: string },
  now: Date,
): Promise<number | null> {
  const event = await lockEvent(tx, eventId);
  const vote = event && (await findVote(tx, eventId, authorId));
  // Votes of administrators and sellers never count, which is no decision to appeal against.
  if (!vote?.voidedAt || vote.standing !== 'VOID') throw new ShopError('APPEAL_CLOSED');
  if (daysAfter(vote.voidedAt, APPEAL_DAYS) <= now || event?.state !== 'PUBLISHED')
    throw new ShopError('APPEAL_CLOSED');
  if (await hasAnnounced(tx, eventId)) throw new ShopError('APPEAL_CLOSED', [], { sentence: FINAL });
  const { voidReason: reason, voidedBy, voidedAt } = vote;
  const about = { event_id: eventId, void_reason: reason ?? '', voided_by: voidedBy, voided_at: voidedAt };
  return insertAppeal(tx, about, { authorId, text }, now);
}

type Objection = { eventId: number; authorId: number; voidedBy: number | null };

/** Locks the event and returns who voided the vote last. */
export async function lockVoided(tx: Queryable, { eventId, authorId, voidedBy }: Objection) {
  await lockEvent(tx, eventId);
  return (await findVote(tx, eventId, authorId))?.voidedBy ?? voidedBy;
}

/** Restores a vote; one that counts already is unchanged. */
export async function restoreVote(
  tx: Queryable,
  actor: Member,
  { eventId, authorId: userId }: Objection,
  now: Date,
): Promise<void> {
  const vote = await findVote(tx, eventId, userId);
  if (vote && vote.standing !== 'VOID') return;
  const said = { voteIds: [userId], reason: '이의 제기를 인정했어요.' };
  const { results } = await judgeVotes(tx, actor, { eventId, said, wanted: 'COUNTED' }, now);
  const [{ reason } = { reason: null }] = results;
  if (reason !== null) throw new ShopError('VERSION_CONFLICT', [], { sentence: reason });
}

/** Maps a voided vote for its voter. */
export function toOwnCase(
  row: OwnVoidVote,
  state: NonNullable<OwnCase['appeal']>['state'] | null,
  now: Date,
): OwnCase {
  const until = daysAfter(row.voidedAt, APPEAL_DAYS);
  const isOpen = state === null && row.standing === 'VOID' && !row.isFinal && until > now;
  return {
    caseId: null,
    targetType: 'VOTE',
    targetId: row.eventId,
    snapshot: { title: row.title },
    isHidden: row.standing === 'VOID',
    decision: null,
    rule: null,
    note: row.voidReason,
    decidedAt: row.voidedAt.toISOString(),
    appealUntil: isOpen ? until.toISOString() : null,
    appeal: state && {
      state,
      text: row.text ?? '',
      answer: row.answer,
      createdAt: row.objectedAt?.toISOString() ?? '',
    },
  };
}

type Objected = Awaited<ReturnType<typeof findObjectedVotes>>[number];

/** Maps a voided vote for administrators. */
export const toVoidedVote = (row: Objected): VoidedVote => ({
  eventId: row.eventId,
  title: row.title,
  voterId: row.voterId,
  nickname: row.nickname,
  standing: row.standing,
  reason: row.voidReason,
  voidedBy: row.judge,
  isAnnounced: row.isFinal,
  voidedAt: row.voidedAt?.toISOString() ?? null,
});
