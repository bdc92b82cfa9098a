import {
  type HideRule,
  type ReporterFacts,
  returnsAt,
  trustOf,
  weightOf,
} from '#domain/admin/reports/report-score.ts';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { networkOf } from '../../../kit/rate-limit/network-of.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { deleteNoticesFrom } from '../../../notices/notify.ts';
import type { Found } from '../cases/target-store.ts';
import { TARGETS } from '../cases/targets.ts';
import { notifyAdmins } from '../notify-parties.ts';
import {
  type Case,
  findReporter,
  insertReport,
  keepScore,
  keepSnapshot,
  lockCaseOf,
  noteEvent,
  weigh,
} from './report-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'settings'>;
/** Report of an item with its reason. */
export type Report = {
  target: readonly [ReportTarget, number];
  reason: ReportReason;
  description?: string | null | undefined;
  ip: string;
};

const DAY_MS = 86_400_000;

/**
 * Reports an item once per round. It is hidden from the reporter, and from all once enough trusted
 * reports are reached.
 */
export async function reportThing(
  ports: Ports,
  user: Member,
  report: Report,
  attempt: IdempotentRequest | null,
) {
  const { reports: rule } = await ports.settings.read();
  return runIdempotent(ports, attempt, async (tx) => {
    const { find, missing, own } = TARGETS[report.target[0]];
    const found = await find(tx, report.target[1], user.id);
    if (!found) throw new ShopError(missing);
    if (found.authorId === user.id) throw new ShopError(own);
    const now = ports.clock.now();
    // Computed before the lock, so that it is held briefly and concurrent reports proceed.
    const written = await weighed(tx, ports, user, { report, found });
    const known = await lockCaseOf(tx, report.target, found, now);
    // A new round concerns the current text.
    if (known.round > 1 && known.score === 0) await keepSnapshot(tx, known.id, found);
    const id = await insertReport(tx, { ...written, caseId: known.id, round: known.round }, now);
    if (id === null) throw new ShopError('ALREADY_REPORTED');
    // Notifications about the reported member's activities are deleted.
    if (report.target[0] === 'MEMBER') await deleteNoticesFrom(tx, report.target[1], user.id);
    await judge(tx, known, report.target, { rule, now });
    return { reportId: id, createdAt: now.toISOString() };
  });
}

async function weighed(
  tx: Queryable,
  { clock, secrets }: Ports,
  user: Member,
  { report, found }: { report: Report; found: Found },
) {
  const facts = factsOf(await findReporter(tx, user.id), clock.now());
  // A store's reports about reviews of its own products have no weight.
  const isParty = found.sellerId === user.id;
  return {
    reporterId: user.id,
    reason: report.reason,
    description: report.description || null,
    weight: isParty ? 0 : weightOf(facts, report.reason),
    trust: isParty ? 0 : trustOf(facts),
    networkTag: secrets.tag('report network', networkOf(report.ip)),
  };
}

const factsOf = (row: Awaited<ReturnType<typeof findReporter>>, now: Date): ReporterFacts => ({
  ageDays: (now.getTime() - row.createdAt.getTime()) / DAY_MS,
  hasBought: row.hasBought,
  hasReceived: row.hasReceived,
  hasProvenPhone: row.hasPhone,
  level: levelProgressOf(row.activityPoints).level.levelId,
  judged: Number(row.judged),
  agreed: Number(row.agreed),
});

/**
 * Updates the score of a case. An item judged NO_PROBLEM returns to the queue only at a higher
 * score.
 */
async function judge(
  tx: Queryable,
  known: Case,
  [type, id]: Report['target'],
  { rule, now }: { rule: HideRule; now: Date },
): Promise<void> {
  const { score, voices } = await weigh(tx, known.id, known.round, now);
  const { setHidden, byScore } = TARGETS[type];
  const isOver = score >= rule.hideAt && voices >= rule.voices;
  const hides = setHidden !== null && byScore && !known.hiddenAt && isOver;
  const wasDecided = known.state === 'RESOLVED' || known.state === 'REJECTED';
  const returns = wasDecided && (score >= returnsAt(rule) || hides);
  const state = returns ? 'PENDING' : known.state;
  const hiddenAt = hides ? now : known.hiddenAt;
  await keepScore(tx, known.id, { score, state, hiddenAt, isNews: returns || hides });
  // Administrators are notified once per round when the limit is reached, also for items that
  // cannot be hidden.
  if (hides || (isOver && known.score < rule.hideAt))
    await notifyAdmins(tx, { caseId: known.id, round: known.round }, now);
  if (!hides) return;
  await setHidden(tx, id, now, { reason: '', now, since: null });
  await noteEvent(tx, { caseId: known.id, event: 'HIDDEN_BY_SCORE', actorId: null, detail: { score } }, now);
}
