import * as v from 'valibot';
import { decisionsFor } from '#domain/admin/reports/decision.ts';
import type { DecisionForm } from '#domain/admin/reports/report-case.ts';
import { REPORT_TARGETS, type ReportTarget } from '#domain/admin/reports/target.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { removeAll } from '../../../files/picture-set.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import { hasSteppedUp, type Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { giveSanction } from '../../members/sanction-service.ts';
import { findAppealOf } from '../appeals/appeal-store.ts';
import { claimEnd } from '../reports/queue-service.ts';
import { noteEvent } from '../reports/report-store.ts';
import { applyDecision } from './apply-decision.ts';
import { findAddressee, keepClaim, type LockedCase, lockCase } from './case-store.ts';
import { closeCase } from './close-case.ts';
import { EFFECTS } from './decision-effects.ts';
import { TARGETS } from './targets.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'files'>;

const AGAINST_RULES = '운영 정책에 맞지 않아요.';
const RESTORED = '신고를 확인했고 문제가 없었어요.';
const OBJECTED = '이의 제기가 들어왔어요. 이의 제기에서 판단해 주세요.';

/** Claims a case for some minutes; refused while another administrator holds it. */
export const claimCase = ({ db, clock }: Ports, actor: Member, id: number) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = await lockFree(tx, actor, id, now);
    await keepClaim(tx, id, actor.id, now);
    if (known.claimedBy !== actor.id) {
      await noteEvent(tx, { caseId: id, event: 'CLAIMED', actorId: actor.id }, now);
      await audit(tx, { action: 'CASE_CLAIMED', target: ['CASE', id] }, now);
    }
    return { version: known.version, claimedUntil: claimEnd(now).toISOString() };
  });

/** Locks a case; throws while another administrator holds it. */
export async function lockFree(tx: Queryable, actor: Member, id: number, now: Date): Promise<LockedCase> {
  const known = await lockCase(tx, id);
  if (!known) throw new ShopError('CASE_NOT_FOUND');
  const { claimedBy, claimedAt } = known;
  if (claimedBy && claimedBy !== actor.id && claimedAt && claimEnd(claimedAt) > now) {
    const other = await findAddressee(tx, claimedBy);
    const sentence = `${other?.nickname ?? '다른 관리자'}님이 검토하고 있어요. 잠시 뒤에 다시 확인해 주세요.`;
    throw new ShopError('VERSION_CONFLICT', [], { sentence });
  }
  return known;
}

/** Decides a case with all its effects in one transaction; picture files are deleted afterwards. */
export async function decideCase(
  ports: Ports,
  actor: Member,
  { id, form }: { id: number; form: DecisionForm },
  attempt: IdempotentRequest | null,
) {
  if (form.sanction && !hasSteppedUp(actor, ports.clock.now())) throw new ShopError('ELEVATION_REQUIRED');
  const gone: string[] = [];
  const answer = await runIdempotent(ports, attempt, async (tx) => {
    gone.length = 0;
    return decide(tx, ports, actor, { id, form, gone });
  });
  await removeAll(ports.files, gone);
  return answer;
}

type Asked = { id: number; form: DecisionForm; gone: string[] };

/** Decides a case within the caller's transaction. */
export async function decide(tx: Queryable, ports: Ports, actor: Member, { id, form, gone }: Asked) {
  const now = ports.clock.now();
  const known = await lockFree(tx, actor, id, now);
  if (known.version !== form.version) throw new ShopError('VERSION_CONFLICT');
  const appeal = await findAppealOf(tx, id);
  if (appeal?.state === 'WAITING') throw new ShopError('VERSION_CONFLICT', [], { sentence: OBJECTED });
  if (known.authorId === actor.id) throw new ShopError('SELF_SANCTION');
  const type = v.parse(v.picklist(REPORT_TARGETS), known.targetType);
  refuseImpossible(type, known, form);
  const { decision, sanction } = form;
  const reason = form.noteToAuthor || form.rule || (decision === 'HIDE' ? AGAINST_RULES : RESTORED);
  const change = await applyDecision(tx, { type, known, decision, reason, gone }, now);
  const concluded = await closeCase(tx, ports, actor, { known, decision, said: form, change });
  const detail = { decision, type, thing: known.targetId, author: known.authorId };
  await audit(tx, { action: 'CASE_DECIDED', target: ['CASE', id], detail }, now);
  const given = sanction
    ? await giveSanction(tx, ports, actor, { userId: known.authorId, form: { ...sanction, caseId: id } })
    : null;
  return { caseId: id, ...concluded, sanctionId: given?.sanctionId ?? null };
}

/**
 * Throws for impossible decisions: a deleted item cannot be restored, and an item that cannot be
 * hidden requires a sanction.
 */
function refuseImpossible(type: ReportTarget, known: LockedCase, { decision, sanction }: DecisionForm): void {
  if (known.decision === 'DELETE') throw new ShopError(TARGETS[type].missing);
  if (decision === 'NO_PROBLEM' || decision === 'IGNORE') return;
  const mayBe = decisionsFor(type).includes(decision);
  if (mayBe && (EFFECTS[type] || sanction)) return;
  const message = EFFECTS[type]
    ? '삭제할 수 없어요. 숨기거나 문제 없음으로 마쳐 주세요.'
    : '숨기거나 삭제할 수 없어요. 제재하거나 문제 없음으로 마쳐 주세요.';
  throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'decision', message }]);
}
