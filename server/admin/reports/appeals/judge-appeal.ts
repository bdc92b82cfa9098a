import * as v from 'valibot';
import type { AppealState } from '#domain/admin/reports/appeal.ts';
import type { AppealDecision } from '#domain/admin/reports/appeal-queue.ts';
import { DECISIONS } from '#domain/admin/reports/decision.ts';
import { REPORT_TARGETS } from '#domain/admin/reports/target.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { isLastAdmin } from '../../../members/sanctions/admins-store.ts';
import { notify } from '../../../notices/notify.ts';
import { liftAndNotify } from '../../members/sanction-service.ts';
import { applyDecision, makeUpFor } from '../cases/apply-decision.ts';
import type { LockedCase } from '../cases/case-store.ts';
import { closeCase } from '../cases/close-case.ts';
import { lockFree } from '../cases/decide-service.ts';
import { noteEvent } from '../reports/report-store.ts';
import { closeAppeal, findAppeal, findSanctionsFor } from './appeal-store.ts';
import { lockVoided, restoreVote } from './vote-appeal.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

const ACCEPTED = '이의 제기를 인정했어요.';
const SAME = '처음 결정한 관리자는 다시 판단할 수 없어요. 다른 관리자가 살펴봐요.';

/**
 * Decides an appeal by another administrator than the first decision; granting restores everything
 * immediately.
 */
export const decideAppeal = (
  ports: Ports,
  actor: Member,
  { id, form }: { id: number; form: AppealDecision },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const appeal = await findAppeal(tx, id);
    if (!appeal) throw new ShopError('APPEAL_NOT_FOUND');
    const object = await lockObject(tx, actor, appeal, now);
    if (appeal.authorId === actor.id) throw new ShopError('SELF_SANCTION');
    if (object.decidedBy === actor.id && !(await isLastAdmin(tx, actor.id, now)))
      throw new ShopError('FORBIDDEN', [], { sentence: SAME });
    const state: AppealState = form.isGranted ? 'GRANTED' : 'DENIED';
    const isFirst = await closeAppeal(tx, id, { state, answer: form.answer, actorId: actor.id }, now);
    if (!isFirst) throw new ShopError('VERSION_CONFLICT');
    const liftedSanctions = form.isGranted ? await object.restore(ports) : 0;
    if (!form.isGranted) await object.noteDenied();
    await audit(tx, { action: `APPEAL_${state}`, target: object.target, detail: { appeal: id } }, now);
    const { isVote } = object;
    const told = { userId: appeal.authorId, facts: { appealId: id, isGranted: form.isGranted, isVote } };
    await notify(tx, 'APPEAL_DECIDED', [told], now);
    return { appealId: id, state, liftedSanctions };
  });

/**
 * Locked subject of an appeal: who decided, and how the decision is reversed; `restore` returns the
 * number of lifted sanctions.
 */
type Judged = {
  decidedBy: number | null;
  isVote: boolean;
  target: ['CASE' | 'EVENT', number];
  restore(ports: Ports): Promise<number>;
  noteDenied(): Promise<unknown>;
};
type Appeal = NonNullable<Awaited<ReturnType<typeof findAppeal>>>;

async function lockObject(tx: Queryable, actor: Member, appeal: Appeal, now: Date): Promise<Judged> {
  const { caseId, eventId } = appeal;
  if (eventId !== null) {
    const vote = { ...appeal, eventId };
    return {
      decidedBy: await lockVoided(tx, vote),
      isVote: true,
      target: ['EVENT', eventId],
      restore: () => restoreVote(tx, actor, vote, now).then(() => 0),
      noteDenied: async () => {},
    };
  }
  const known = await lockFree(tx, actor, caseId ?? 0, now);
  return {
    decidedBy: known.decidedBy,
    isVote: false,
    target: ['CASE', known.id],
    restore: (ports) => restore(tx, ports, actor, known),
    noteDenied: () => noteEvent(tx, { caseId: known.id, event: 'APPEAL_DENIED', actorId: actor.id }, now),
  };
}

/**
 * Reverses a decision: restores item and earnings and lifts its sanctions. Returns the number of
 * lifted sanctions.
 */
async function restore(tx: Queryable, ports: Ports, actor: Member, known: LockedCase): Promise<number> {
  const now = ports.clock.now();
  const type = v.parse(v.picklist(REPORT_TARGETS), known.targetType);
  const isGone = known.decision === 'DELETE';
  const change = isGone
    ? await makeUpFor(tx, { type, known }, now)
    : await applyDecision(tx, { type, known, decision: 'NO_PROBLEM', reason: ACCEPTED, gone: [] }, now);
  // A deleted item stays deleted, so that this decision cannot be repeated.
  const decision = v.parse(v.picklist(DECISIONS), isGone ? 'DELETE' : 'NO_PROBLEM');
  await closeCase(tx, ports, actor, { known, decision, said: {}, change, isAppeal: true });
  const sanctions = await findSanctionsFor(tx, known.id, now);
  for (const id of sanctions) await liftAndNotify(tx, ports, actor, { id, note: ACCEPTED });
  return sanctions.length;
}
