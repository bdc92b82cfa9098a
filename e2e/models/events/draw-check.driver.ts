import { BEACON, roundAfter } from '#domain/events/draw/beacon.ts';
import { fromHex, sha256 } from '#domain/events/draw/hashes.ts';
import { makeDraw } from '#domain/events/draw/make-draw.ts';
import { getDraw, getEntrants } from '#domain/events/results/result.ts';
import { envelope, isJson } from '../answers.ts';
import { type Driver, type PortDriver, retry } from '../driver.ts';
import { announcedEvent } from './announced-event.ts';

/** A read that the held hashes wait for; the shop never sends it there. */
const GATE = getEntrants.path.replace('{id}', '1');

const isSealed = (content: unknown): boolean => isJson(content) && content.beacon !== undefined;

/** Makes a draw with public randomness as the shop would; the seed has none. */
async function sealedDraw(): Promise<unknown> {
  const frozenAt = new Date('2026-11-01T00:00:00.000Z');
  const signature = 'b7'.repeat(48);
  const randomness = await sha256(fromHex(signature));
  const beacon = { chain: BEACON.chain, round: roundAfter(frozenAt), randomness, signature };
  const lines = `1:${'0a'.repeat(16)}\n2:${'1b'.repeat(16)}\n`;
  const given = { eventId: 1, seed: '5c'.repeat(32), frozenAt: frozenAt.toISOString(), lines, beacon };
  const votes = { total: 0, out: [] };
  return makeDraw({ ...given, passed: [], votes }, [{ purpose: 'random', among: null, take: 1 }]);
}

const draw: NonNullable<PortDriver['answer']> = (ask, sample) => (isSealed(sample) ? sealedDraw() : ask());

/** Runs in the page: each hash waits for an answer, which says whether its result is wrong. */
const holdHashes = (gate: string): void => {
  const { subtle } = crypto;
  const digest = subtle.digest.bind(subtle);
  let asked: Promise<boolean> | null = null;
  const ask = async (): Promise<boolean> => {
    const answer = await fetch(gate);
    if (answer.ok) return (await answer.json()).data.isWrong;
    asked = null;
    throw new Error('no hash');
  };
  subtle.digest = async (algorithm, bytes) => {
    asked ??= ask();
    return digest(algorithm, (await asked) ? new Uint8Array(1) : bytes);
  };
};

export const drawCheck: Driver = {
  flow: 'drawCheck',
  outlivesScreen: 'each path decides how its document reckons hashes',
  path: async (call) => `${await announcedEvent(call)}?verify=1`,
  reach: (page) => page.evaluate(holdHashes, GATE),
  ports: {
    download: { asks: [getDraw], answer: draw },
    check: {
      asks: [getEntrants],
      answer: async (_ask, sample) => envelope({ isWrong: Object(sample).state === 'broken' }),
    },
  },
  events: { 'screen.retried': retry('drawCheck') },
  // The result depends on the file, unless hashes are wrong.
  hidden: ({ type, output }, { context }) =>
    type === 'xstate.done.actor.check' &&
    Object(output).state !== 'broken' &&
    (Object(output).state === 'verified') !== isSealed(context.content),
};
