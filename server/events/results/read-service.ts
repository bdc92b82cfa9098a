import * as v from 'valibot';
import { type DrawFile, drawFileSchema } from '#domain/events/draw/draw-file.ts';
import { isAnnounced } from '#domain/events/event-states.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import { splitVotes } from '#domain/events/results/vote-split.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { freezeEvent, isFrozen, isOver } from './draw/freeze-service.ts';
import { findEvent } from './draw/freeze-store.ts';
import { typeOf } from './draw/tally.ts';
import {
  countCosts,
  countParticipants,
  findFailures,
  findFighters,
  findShownWinners,
  hasPaid,
  voterNoOf,
} from './read-store.ts';
import { stateOf } from './result-state.ts';
import { findResult, type ResultRow } from './result-store.ts';
import { inShownOrder, RESULT_TYPES, toPairs, toPayout, toWinnerResponse } from './to-result-response.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'jobs' | 'beacon'>;

const standingsSchema = v.array(v.tuple([v.number(), v.number(), v.number()]));
/** Returns the stored standings of a result, validated. */
export const voteCountsOf = ({ standings }: Pick<ResultRow, 'standings'>) =>
  v.parse(standingsSchema, standings);
/** Returns the stored draw file of a result, validated. */
export const fileOf = ({ file }: Pick<ResultRow, 'file'>): DrawFile => v.parse(drawFileSchema, file);

/** Returns a result; before the announcement for administrators only. */
export async function readResult(db: Queryable, id: number, viewer: Member | null): Promise<EventResult> {
  const event = await findEvent(db, id);
  if (!event || (event.state === 'DRAFT' && viewer?.userType !== 'admin'))
    throw new ShopError('EVENT_NOT_FOUND');
  const result = await findResult(db, id);
  const isAdmin = viewer?.userType === 'admin';
  if (!result || !(isAdmin || isAnnounced(stateOf(event, result)))) throw new ShopError('RESULT_NOT_FOUND');
  const winners = await findShownWinners(db, id, viewer?.id ?? 0);
  const details = inShownOrder(winners.map((row) => toWinnerResponse(row, viewer)));
  const costs = await countCosts(db, id);
  const file = fileOf(result);
  const voteSplit = splitVotes(result.totalVotes, voteCountsOf(result), shownNumbers(details, file));
  return {
    id,
    eventId: id,
    eventTitle: event.title,
    resultType: RESULT_TYPES[typeOf(event)],
    announcedAt: result.announcedAt?.toISOString() ?? null,
    totalParticipants: result.totalParticipants,
    totalVotes: voteSplit.shown,
    resultDetails: details,
    state: stateOf(event, result, await hasPaid(db, id)),
    votes: { counted: result.totalVotes, waiting: result.waitingVotes, void: result.voidVotes },
    voteSplit,
    flaggedVotes: result.flaggedVotes,
    participants: await countParticipants(db, id),
    pairs: await readPairs(db, id, result, file),
    payout: isAdmin ? toPayout(costs, await findFailures(db, id)) : null,
    fingerprint: result.fingerprint,
    hasDraw: file.draws.length > 0,
    myVoterNo: viewer ? await voterNoOf(db, id, viewer.id) : null,
  };
}

/** Conditions whose winners are listed without votes. */
const WITHOUT_VOTES: readonly string[] = ['VOTERS', 'PARTICIPATION'];

/** Returns the numbers of entries listed with votes: winners, and pairs of a battle. */
const shownNumbers = (details: EventResult['resultDetails'], { pairs }: DrawFile): Set<number> =>
  new Set([
    ...details
      .filter(({ condition, revokedReason }) => revokedReason === null && !WITHOUT_VOTES.includes(condition))
      .flatMap(({ entryNo }) => entryNo ?? []),
    ...(pairs ?? []).flat(),
  ]);

async function readPairs(
  db: Queryable,
  id: number,
  result: ResultRow,
  { pairs }: DrawFile,
): Promise<EventResult['pairs']> {
  if (!pairs) return null;
  const votes = new Map(voteCountsOf(result).map(([no, count]) => [no, count]));
  return toPairs(pairs, await findFighters(db, id), votes);
}

/** Returns whether there is a result that the viewer may read. */
export async function hasResult(
  { db }: Pick<Ports, 'db'>,
  id: number,
  viewer: Member | null,
): Promise<boolean> {
  const event = await findEvent(db, id);
  if (!event || event.state === 'DRAFT') throw new ShopError('EVENT_NOT_FOUND');
  const result = await findResult(db, id);
  return result !== undefined && (viewer?.userType === 'admin' || isAnnounced(stateOf(event, result)));
}

/** Returns the public event; the first read after its last day freezes it. */
async function shownEvent(ports: Ports, id: number) {
  const { db, clock } = ports;
  const event = await findEvent(db, id);
  if (!event || event.state === 'DRAFT') throw new ShopError('EVENT_NOT_FOUND');
  if (event.frozenAt !== null || !isOver(event, clock.now())) return event;
  await freezeEvent(ports, id);
  return (await findEvent(db, id)) ?? event;
}

/** Returns the frozen list of entries. */
export async function readEntrants(ports: Ports, id: number) {
  const event = await shownEvent(ports, id);
  if (!isFrozen(event)) throw new ShopError('EVENT_NOT_ENDED');
  return {
    eventId: id,
    seedCommit: event.seedCommit,
    frozenAt: event.frozenAt.toISOString(),
    entrantsHash: event.entrantsHash,
    lines: event.lines,
    votes: event.voteTotal,
  };
}

/** Returns the draw file of an announced event; earlier its seed would reveal the result. */
export async function readDraw(ports: Ports, id: number): Promise<DrawFile> {
  const event = await shownEvent(ports, id);
  const result = await findResult(ports.db, id);
  if (!result || !isAnnounced(stateOf(event, result))) throw new ShopError('RESULT_NOT_FOUND');
  return fileOf(result);
}
