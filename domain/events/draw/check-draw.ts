import * as v from 'valibot';
import { beaconHolds } from './beacon.ts';
import { commitOf, entrantsHashOf, entrantsOf, keyOf, orderOf, pairsOf, type Scored } from './draw.ts';
import { type DrawFile, drawFileSchema, fingerprintOf } from './draw-file.ts';
import { numbersOf } from './make-draw.ts';

/** Checks of a draw, in display order. */
export const TICKS = ['file', 'commit', 'entrants', 'scores', 'winners', 'beacon'] as const;
export type TickName = (typeof TICKS)[number];
/**
 * State `weak`: no check failed, but without a beacon the shop could have known the result before the
 * freeze.
 */
export type TickState = 'holds' | 'weak' | 'broken';
export type Tick = { name: TickName; state: TickState };
/** Result of the verification of a draw, with the state of each check. */
export type DrawCheck = {
  state: 'verified' | 'weak' | 'broken';
  ticks: Tick[];
  /** Verified file; null if the content is not a draw file. */
  file: DrawFile | null;
};

/**
 * Verifies a draw from its file alone, without a request to the server and without trusting its
 * claims.
 */
export async function checkDraw(content: unknown): Promise<DrawCheck> {
  const read = v.safeParse(drawFileSchema, content);
  if (!read.success)
    return { state: 'broken', ticks: TICKS.map((name) => ({ name, state: 'broken' })), file: null };
  const file = read.output;
  const judged = await judge(file);
  const ticks = TICKS.map((name): Tick => ({ name, state: judged[name] }));
  const has = (state: TickState) => ticks.some((tick) => tick.state === state);
  return { state: has('broken') ? 'broken' : has('weak') ? 'weak' : 'verified', ticks, file };
}

const said = (holds: boolean): TickState => (holds ? 'holds' : 'broken');

async function judge(file: DrawFile): Promise<Record<TickName, TickState>> {
  const { seed, lines, beacon, frozenAt } = file;
  const entrantsHash = await entrantsHashOf(lines);
  const key = await keyOf({ seed, entrantsHash, randomness: beacon?.randomness ?? null });
  const orders = await ordersOf(key, file);
  return {
    file: said((await fingerprintOf(file)) === file.fingerprint),
    commit: said((await commitOf(seed)) === file.seedCommit),
    entrants: said(entrantsHash === file.entrantsHash && isListWhole(file)),
    scores: said(key === file.key && file.draws.every(({ winners }, at) => haveScores(winners, orders[at]))),
    winners: said(file.draws.every((_, at) => areFirst(file, at, orders[at])) && arePairsRight(file)),
    beacon: beacon ? said(await beaconHolds(beacon, new Date(frozenAt))) : 'weak',
  };
}

const ordersOf = (key: string, file: DrawFile): Promise<Scored[][]> =>
  Promise.all(file.draws.map((draw) => orderOf(key, draw.purpose, numbersOf(draw, file))));

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((no, at) => at === 0 || no > (numbers[at - 1] ?? 0));

/** Returns whether each entry is listed once and each excluded or drawn number is in the list. */
function isListWhole({ lines, passed, votes, draws }: DrawFile): boolean {
  const entrants = entrantsOf(lines);
  if (!entrants) return false;
  const known = new Set(entrants.map(({ no }) => no));
  const gone = new Set(passed);
  const isIn = (no: number) => known.has(no) && !gone.has(no);
  return (
    isRising(passed) &&
    passed.every((no) => known.has(no)) &&
    isRising(votes.out) &&
    (votes.out.at(-1) ?? 0) <= votes.total &&
    draws.every(({ purpose, among }) =>
      among ? purpose === 'tie' && isRising(among) && among.every(isIn) : purpose !== 'tie',
    )
  );
}

function haveScores(winners: readonly Scored[], order: readonly Scored[] = []): boolean {
  const scores = new Map(order.map(({ no, score }) => [no, score]));
  return winners.every(({ no, score }) => scores.get(no) === score);
}

/** Returns whether the winners are the first `take` numbers in order of score, none skipped. */
function areFirst(file: DrawFile, at: number, order: readonly Scored[] = []): boolean {
  const draw = file.draws[at];
  if (!draw) return false;
  // Pairs and ties contain all numbers.
  const isAll = draw.purpose === 'pairs' || draw.purpose === 'tie';
  const first = order.slice(0, draw.take);
  return (
    (!isAll || draw.take === order.length) &&
    draw.winners.length === first.length &&
    first.every(({ no }, place) => draw.winners[place]?.no === no)
  );
}

function arePairsRight({ draws, pairs }: DrawFile): boolean {
  const met = draws.find(({ purpose }) => purpose === 'pairs');
  if (!met || !pairs) return !met && !pairs;
  return JSON.stringify(pairsOf(met.winners.map(({ no }) => no))) === JSON.stringify(pairs);
}
