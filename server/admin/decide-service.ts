import * as v from 'valibot';
import { REPORT_TARGETS, type ReportTarget } from '#domain/admin/report.ts';
import type { Decision, DecisionForm } from '#domain/admin/report-case.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { removeAll } from '../files/picture-set.ts';
import type { Attempt } from '../kit/attempt.ts';
import { audit } from '../kit/audit-trail.ts';
import type { Context } from '../kit/context.ts';
import { isElevated, type Member } from '../kit/feature.ts';
import { once } from '../kit/once.ts';
import { ShopError } from '../kit/shop-error.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { hiddenLetter, shownAgainLetter } from '../members/letters/case-decided.ts';
import {
  findAddressee,
  keepClaim,
  keepDecision,
  keepOutcome,
  type LockedCase,
  lockCase,
  type Taken,
} from './case-store.ts';
import { EFFECTS, giveBack, takeBack } from './effects.ts';
import { claimEnd } from './queue-service.ts';
import { noteEvent } from './report-store.ts';
import { giveSanction } from './sanction-service.ts';
import { TARGETS } from './targets.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'files'>;

const OUTCOMES = { HIDE: 'AGREED', DELETE: 'AGREED', NO_PROBLEM: 'DISAGREED', IGNORE: 'IGNORED' } as const;
const takenSchema = v.nullable(v.object({ points: v.number(), hadDeed: v.boolean() }));

/** Takes a case in hand; another's stays theirs for its minutes. */
export const claimCase = ({ db, clock }: Ports, actor: Member, id: number) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = await lockFree(tx, actor, id, now);
    await keepClaim(tx, id, actor.id, now);
    if (known.claimed_by !== actor.id)
      await noteEvent(tx, { caseId: id, event: 'CLAIMED', actorId: actor.id }, now);
    return { version: known.version, claimedUntil: claimEnd(now).toISOString() };
  });

async function lockFree(tx: Queryable, actor: Member, id: number, now: Date): Promise<LockedCase> {
  const known = await lockCase(tx, id);
  if (!known) throw new ShopError('CASE_NOT_FOUND');
  const { claimed_by, claimed_at } = known;
  if (claimed_by && claimed_by !== actor.id && claimed_at && claimEnd(claimed_at) > now) {
    const other = await findAddressee(tx, claimed_by);
    const sentence = `${other?.nickname ?? '다른 관리자'}님이 보고 있어요. 잠시 뒤에 다시 확인해 주세요.`;
    throw new ShopError('VERSION_CONFLICT', [], { sentence });
  }
  return known;
}

/** Decides a case: all that follows from it happens with it or not at all; pictures go after it. */
export async function decideCase(
  ports: Ports,
  actor: Member,
  { id, form }: { id: number; form: DecisionForm },
  attempt: Attempt | null,
) {
  if (form.sanction && !isElevated(actor, ports.clock.now())) throw new ShopError('ELEVATION_REQUIRED');
  const gone: string[] = [];
  const answer = await once(ports, attempt, async (tx) => {
    gone.length = 0;
    return decide(tx, ports, actor, { id, form, gone });
  });
  await removeAll(ports.files, gone);
  return answer;
}

type Asked = { id: number; form: DecisionForm; gone: string[] };

async function decide(tx: Queryable, ports: Ports, actor: Member, { id, form, gone }: Asked) {
  const now = ports.clock.now();
  const known = await lockFree(tx, actor, id, now);
  if (known.version !== form.version) throw new ShopError('VERSION_CONFLICT');
  if (known.author_id === actor.id) throw new ShopError('SELF_SANCTION');
  const type = v.parse(v.picklist(REPORT_TARGETS), known.target_type);
  refuseImpossible(type, known, form);
  const change = await follow(tx, { type, known, decision: form.decision, gone }, now);
  const { decision } = form;
  const state: 'RESOLVED' | 'REJECTED' =
    decision === 'HIDE' || decision === 'DELETE' ? 'RESOLVED' : 'REJECTED';
  // Nothing was reported since the last decision: this one is about the same round.
  const round = known.decision !== null && known.score === 0 ? known.round - 1 : known.round;
  await keepOutcome(tx, id, round, OUTCOMES[decision]);
  const kept = { decision, state, rule: form.rule || null, actorId: actor.id, round, ...change } as const;
  const version = await keepDecision(tx, id, kept, now);
  await noteEvent(tx, { caseId: id, event: decision, actorId: actor.id }, now);
  const detail = { decision, type, thing: known.target_id, author: known.author_id };
  await audit(tx, { action: 'CASE_DECIDED', target: ['CASE', id], detail }, now);
  const given = form.sanction
    ? await giveSanction(tx, ports, actor, {
        userId: known.author_id,
        form: { ...form.sanction, caseId: id },
      })
    : null;
  await tell(tx, ports, known, { form, hides: change.hiddenAt !== null });
  return { caseId: id, state, version, sanctionId: given?.sanctionId ?? null };
}

/** What was deleted does not come back; what cannot be hidden can only cost its author something. */
function refuseImpossible(type: ReportTarget, known: LockedCase, { decision, sanction }: DecisionForm): void {
  if (known.decision === 'DELETE') throw new ShopError(TARGETS[type].missing);
  if (EFFECTS[type] || decision === 'NO_PROBLEM' || decision === 'IGNORE') return;
  if (decision === 'HIDE' && sanction) return;
  const message = '숨기거나 삭제할 수 없어요. 제재하거나 문제 없음으로 마쳐 주세요.';
  throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'decision', message }]);
}

type Judged = { type: ReportTarget; known: LockedCase; decision: Decision; gone: string[] };

/** Hides or shows the thing, and takes back or gives back what it has earned. */
async function follow(
  tx: Queryable,
  { type, known, decision, gone }: Judged,
  now: Date,
): Promise<{ hiddenAt: Date | null; taken: Taken | null }> {
  const { target_id: id, hidden_at } = known;
  const taken = v.parse(takenSchema, known.taken);
  const effect = EFFECTS[type];
  const { setHidden, find } = TARGETS[type];
  if (!effect || !setHidden) return { hiddenAt: null, taken: null };
  if (decision === 'HIDE' || decision === 'DELETE') {
    if (!hidden_at) await setHidden(tx, id, now);
    const kept = taken ?? (await takeBack(tx, effect, id, now));
    if (decision === 'DELETE') gone.push(...(await effect.remove(tx, id, now)));
    return { hiddenAt: hidden_at ?? now, taken: kept };
  }
  if (hidden_at) await setHidden(tx, id, null);
  // Its author may have taken it away meanwhile: then nothing was earned.
  if (taken && (await find(tx, id))) await giveBack(tx, effect, { id, taken }, now);
  return { hiddenAt: null, taken: null };
}

/** The author hears of what is seen to have changed. */
async function tell(
  tx: Queryable,
  ports: Ports,
  known: LockedCase,
  { form, hides }: { form: DecisionForm; hides: boolean },
): Promise<void> {
  if (hides ? known.decision === 'HIDE' : known.hidden_at === null) return;
  const author = await findAddressee(tx, known.author_id);
  if (!author) return;
  const said = { rule: form.rule ?? '', note: form.noteToAuthor ?? '' };
  const to = { kind: 'case-decided', to: author.email, memberId: known.author_id } as const;
  await queueMail(tx, ports, to, hides ? hiddenLetter(said) : shownAgainLetter(said));
}
