import * as v from 'valibot';
import type { Decision } from '#domain/admin/reports/decision.ts';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { Queryable } from '../../../db/database.ts';
import type { LockedCase, Taken } from './case-store.ts';
import { EFFECTS, giveBack, release, takeBack } from './decision-effects.ts';
import { TARGETS } from './targets.ts';

const takenSchema = v.nullable(
  v.object({
    points: v.number(),
    hadDeed: v.boolean(),
    rewards: v.optional(v.array(v.object({ id: v.number(), wasPaid: v.boolean() })), []),
  }),
);

type Judged = { type: ReportTarget; known: LockedCase; decision: Decision; reason: string; gone: string[] };
export type Change = { hiddenAt: Date | null; taken: Taken | null };

/** Hides or restores the item, and reclaims or restores its earnings. */
export async function applyDecision(
  tx: Queryable,
  { type, known, decision, reason, gone }: Judged,
  now: Date,
): Promise<Change> {
  const { targetId: id, hiddenAt } = known;
  const taken = v.parse(takenSchema, known.taken);
  const effect = EFFECTS[type];
  const { setHidden, find } = TARGETS[type];
  if (!effect || !setHidden) return { hiddenAt: null, taken: null };
  if (decision === 'HIDE' || decision === 'DELETE') {
    if (!hiddenAt) await setHidden(tx, id, now, { reason, now, since: null });
    const kept = taken ?? (await takeBack(tx, effect, id, now));
    if (decision === 'DELETE') gone.push(...((await effect.remove?.(tx, id, now)) ?? []));
    return { hiddenAt: hiddenAt ?? now, taken: kept };
  }
  if (hiddenAt) await setHidden(tx, id, null, { reason, now, since: hiddenAt });
  // An item deleted by its author meanwhile has earned nothing.
  const stands = (await find(tx, id)) !== null;
  if (taken && stands) await giveBack(tx, effect, { id, taken }, now);
  if (decision === 'NO_PROBLEM' && stands) await release(tx, effect, id, now);
  return { hiddenAt: null, taken: null };
}

/** Restores the earnings of a deleted item, which itself cannot be restored. */
export async function makeUpFor(
  tx: Queryable,
  { type, known }: Pick<Judged, 'type' | 'known'>,
  now: Date,
): Promise<Change> {
  const taken = v.parse(takenSchema, known.taken);
  const effect = EFFECTS[type];
  if (taken && effect) await giveBack(tx, effect, { id: known.targetId, taken }, now);
  return { hiddenAt: known.hiddenAt, taken: null };
}
