import * as v from 'valibot';
import { entrantsOf } from '#domain/events/draw/draw.ts';
import { EVENT_TYPES, type EventType } from '#domain/events/event-states.ts';
import type { Standing } from '#domain/events/results/ranking.ts';
import type { Voter } from '#domain/events/results/winners.ts';
import { CONDITIONS, type Condition, REWARD_KINDS, type RewardKind } from '#domain/events/reward.ts';
import type { Queryable } from '../../../db/database.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import type { FrozenEvent } from './freeze-service.ts';
import { countVotes, readEntries, readRewards, readVoters, type VoteTotals } from './tally-store.ts';

/** Everything that decides the result of an event. */
export type Tally = {
  type: EventType;
  conditions: Condition[];
  standings: Standing[];
  /** Numbers of entries eliminated since the freeze. */
  passed: number[];
  voters: Voter[];
  totals: VoteTotals;
};

/** Returns the type of an event row; throws for an unknown one. */
export const typeOf = ({ type }: { type: string }): EventType => v.parse(v.picklist(EVENT_TYPES), type);
/** Returns the kind of a prize row; throws for an unknown one. */
export const kindOf = (kind: string): RewardKind => v.parse(v.picklist(REWARD_KINDS), kind);
/** Returns the condition of a prize row; throws for an unknown one. */
export const conditionOf = (condition: string): Condition => v.parse(v.picklist(CONDITIONS), condition);

/** Counts everything that decides an event from its rows. */
export async function tallyOf(tx: Queryable, event: FrozenEvent): Promise<Tally> {
  const numbers = (entrantsOf(event.lines) ?? []).map(({ no }) => no);
  const rows = await readEntries(tx, event.id, numbers);
  const rewards = await readRewards(tx, event.id);
  const conditions = [...new Set(rewards.map(({ condition }) => conditionOf(condition)))];
  const taking = rows.filter(({ status }) => status !== 'ELIMINATED');
  const isIn = new Set(taking.map(({ no }) => no));
  refuseIfCountersDiffer(taking);
  return {
    type: typeOf(event),
    conditions,
    standings: taking.map(({ no, userId, feedId, createdAt, votes, likes }) => ({
      no,
      votes,
      likes,
      userId,
      feedId,
      enteredAt: createdAt.getTime(),
    })),
    passed: numbers.filter((no) => !isIn.has(no)),
    voters: conditions.includes('VOTERS') ? await readVoters(tx, event.id) : [],
    totals: await countVotes(tx, event.id),
  };
}

const MOST_NAMED = 10;

/** Throws if a feed's vote counter differs from its rows, which needs manual attention first. */
function refuseIfCountersDiffer(
  rows: readonly { feedId: number | null; votes: number; counter: number | null }[],
): void {
  const wrong = rows.filter(({ votes, counter }) => counter !== null && counter !== votes);
  if (wrong.length === 0) return;
  const named = wrong
    .slice(0, MOST_NAMED)
    .map(({ feedId, counter, votes }) => `피드 ${feedId}(표시 ${counter}표, 실제 ${votes}표)`);
  const more = wrong.length > MOST_NAMED ? ` 외 ${wrong.length - MOST_NAMED}개` : '';
  const sentence = `표시된 투표 수와 실제 투표가 달라 계산을 멈췄어요: ${named.join(', ')}${more}`;
  throw new ShopError('TALLY_DIFFERS', [], { sentence });
}

/** Returns the numbers of votes that are not counted, in order. */
export function votesOut(total: number, voters: readonly Voter[]): number[] {
  const counted = new Set(voters.map(({ no }) => no));
  return Array.from({ length: total }, (_, at) => at + 1).filter((no) => !counted.has(no));
}
