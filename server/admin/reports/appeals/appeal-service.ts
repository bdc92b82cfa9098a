import * as v from 'valibot';
import {
  APPEAL_STATES,
  type AppealForm,
  type AppealState,
  type OwnCase,
} from '#domain/admin/reports/appeal.ts';
import type { AppealRow, listAppeals as listAppealsCall } from '#domain/admin/reports/appeal-queue.ts';
import { DECISIONS } from '#domain/admin/reports/decision.ts';
import { REPORT_TARGETS } from '#domain/admin/reports/target.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { isPastEnd, toPaged } from '#domain/kit/page.ts';
import { APPEAL_DAYS } from '#domain/policies/moderation.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { isLastAdmin } from '../../../members/sanctions/admins-store.ts';
import { lockCase } from '../cases/case-store.ts';
import { toCase } from '../reports/queue-service.ts';
import { findCasesOf } from '../reports/queue-store.ts';
import { noteEvent } from '../reports/report-store.ts';
import { countAppeals, findAppeals, findOwnCases, insertAppeal } from './appeal-store.ts';
import { fileVoteAppeal, toOwnCase, toVoidedVote } from './vote-appeal.ts';
import { findObjectedVotes, findOwnVoidVotes } from './vote-appeal-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Decided = { decision: string | null; decidedAt: Date | null };

/** Returns the deadline of an appeal; null if the decision took nothing away or is too old. */
function openUntil({ decision, decidedAt }: Decided, now: Date): Date | null {
  if ((decision !== 'HIDE' && decision !== 'DELETE') || !decidedAt) return null;
  const until = daysAfter(decidedAt, APPEAL_DAYS);
  return until > now ? until : null;
}

const words = v.record(v.string(), v.string());
const stateIn = ({ state }: { state: string | null }): AppealState | null =>
  state === null ? null : v.parse(v.picklist(APPEAL_STATES), state);

/** Returns the caller's hidden or deleted items and voided votes with reasons. */
export async function readOwnCases({ db, clock }: Ports, user: Member): Promise<OwnCase[]> {
  const now = clock.now();
  const votes = (await findOwnVoidVotes(db, user.id)).map((row) => toOwnCase(row, stateIn(row), now));
  const rows = await findOwnCases(db, user.id);
  const cases = rows.map((row): OwnCase => {
    const state = stateIn(row);
    const until = state === null ? openUntil(row, now) : null;
    return {
      caseId: row.id,
      targetType: v.parse(v.picklist(REPORT_TARGETS), row.targetType),
      targetId: row.targetId,
      snapshot: v.parse(words, row.snapshot),
      isHidden: row.hiddenAt !== null,
      decision: v.parse(v.nullable(v.picklist(DECISIONS)), row.decision),
      rule: row.rule,
      note: row.note,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      appealUntil: until?.toISOString() ?? null,
      appeal: state && {
        state,
        text: row.text ?? '',
        answer: row.answer,
        createdAt: row.objectedAt?.toISOString() ?? '',
      },
    };
  });
  return [...votes, ...cases];
}

/** Files an appeal; CASE_NOT_FOUND for another member's case. */
export const fileAppeal = (
  ports: Ports,
  user: Member,
  { caseId, eventId, text }: AppealForm,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const said = { authorId: user.id, text };
    const appealId =
      eventId === undefined
        ? await fileCaseAppeal(tx, { caseId: caseId ?? 0, ...said }, now)
        : await fileVoteAppeal(tx, { eventId, ...said }, now);
    if (appealId === null) throw new ShopError('APPEAL_CLOSED');
    return { appealId, createdAt: now.toISOString() };
  });

async function fileCaseAppeal(
  tx: Queryable,
  { caseId, authorId, text }: { caseId: number; authorId: number; text: string },
  now: Date,
): Promise<number | null> {
  const known = await lockCase(tx, caseId);
  if (!known || known.authorId !== authorId) throw new ShopError('CASE_NOT_FOUND');
  if (!openUntil({ decision: known.decision, decidedAt: known.decidedAt }, now))
    throw new ShopError('APPEAL_CLOSED');
  const appealId = await insertAppeal(tx, { case_id: caseId }, { authorId, text }, now);
  if (appealId !== null) await noteEvent(tx, { caseId, event: 'APPEALED', actorId: authorId }, now);
  return appealId;
}

/** Returns a page of appeals. */
export async function listAppeals(
  { db, clock }: Ports,
  user: Member,
  query: QueryOf<typeof listAppealsCall>,
) {
  const now = clock.now();
  const total = await countAppeals(db, query.state);
  const rows = isPastEnd(query, total) ? [] : await findAppeals(db, query.state, query);
  const cases = await findCasesOf(
    db,
    rows.flatMap(({ caseId }) => caseId ?? []),
  );
  const votes = await findObjectedVotes(
    db,
    rows.map(({ id }) => id),
  );
  const isAlone = await isLastAdmin(db, user.id, now);
  const content = rows.flatMap((row): AppealRow[] => {
    const known = cases.find(({ id }) => id === row.caseId);
    const vote = votes.find(({ appealId }) => appealId === row.id);
    if (!known && !vote) return [];
    const first = known ? known.deciderId : vote?.voidedBy;
    return [
      {
        appealId: row.id,
        state: query.state,
        text: row.text,
        answer: row.answer,
        decidedBy: row.decider,
        createdAt: row.createdAt.toISOString(),
        mayDecide: isAlone || first !== user.id,
        case: known ? toCase(known, now) : null,
        vote: vote ? toVoidedVote(vote) : null,
      },
    ];
  });
  return toPaged(content, query, total);
}
