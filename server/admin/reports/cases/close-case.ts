import type { Decision } from '#domain/admin/reports/decision.ts';
import type { DecisionForm } from '#domain/admin/reports/report-case.ts';
import type { Queryable } from '../../../db/database.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import { notifyAuthor, notifyReporters } from '../notify-parties.ts';
import { noteEvent } from '../reports/report-store.ts';
import type { Change } from './apply-decision.ts';
import { keepDecision, keepOutcome, type LockedCase } from './case-store.ts';

type Ports = Pick<Context, 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

const OUTCOMES = { HIDE: 'AGREED', DELETE: 'AGREED', NO_PROBLEM: 'DISAGREED', IGNORE: 'IGNORED' } as const;

type ClosedCases = {
  known: LockedCase;
  decision: Decision;
  said: Pick<DecisionForm, 'rule' | 'noteToAuthor'>;
  change: Change;
  /** True for the outcome of an appeal, which is notified separately. */
  isAppeal?: boolean;
};

/** Ends a round of a locked case: records the outcome and notifies author and reporters. */
export async function closeCase(
  tx: Queryable,
  ports: Ports,
  actor: Pick<Member, 'id'>,
  { known, decision, said, change, isAppeal = false }: ClosedCases,
) {
  const now = ports.clock.now();
  const { id } = known;
  const outcome = isAppeal ? 'DISAGREED' : OUTCOMES[decision];
  const state: 'RESOLVED' | 'REJECTED' = outcome === 'AGREED' ? 'RESOLVED' : 'REJECTED';
  // Without a report since the last decision this one concerns the same round.
  const round = known.decision !== null && known.score === 0 ? known.round - 1 : known.round;
  const reporters = await keepOutcome(tx, id, round, outcome);
  const words = { rule: said.rule || null, note: said.noteToAuthor || null };
  const kept = { decision, state, ...words, actorId: actor.id, round, ...change };
  const version = await keepDecision(tx, id, kept, now);
  const event = isAppeal ? 'APPEAL_GRANTED' : decision;
  const eventId = await noteEvent(tx, { caseId: id, event, actorId: actor.id }, now);
  await notifyReporters(tx, reporters, { eventId, outcome }, now);
  const isHidden = change.hiddenAt !== null;
  if (!isAppeal) await notifyAuthor(tx, ports, { known, said, isHidden, eventId });
  return { state, version };
}
