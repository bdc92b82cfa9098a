import type { RunningShop } from '#server/start-shop.ts';
import { type Ended, endedEvent, manyVotes, resultPath } from '../../../tests/support/events/ended-event.ts';

const ENTRIES = 1_000;
const VOTES = 50_000;

type Print = (what: string, ...cells: string[]) => void;

/** How long an event with many entries and votes takes to be fixed, reckoned, announced and paid. */
export async function measureEvents(
  { opened: { db, engine } }: RunningShop,
  { base, token }: { base: string; token: string },
  print: Print,
): Promise<void> {
  const now = new Date();
  const event = await endedEvent(
    { db, clock: { now: () => now, advance: () => {} } },
    {
      entries: ENTRIES,
      isUnsealed: true,
      rewards: [
        ['1', 'POINTS', 3_000],
        ['RANDOM', 'POINTS', 100],
        ['VOTERS', 'POINTS', 100],
        ['PARTICIPATION', 'POINTS', 10],
      ],
    },
  );
  await manyVotes(db, event, VOTES, now);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(base + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const time = async (what: string, work: () => Promise<unknown>) => {
    const [from, before] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(before);
    const spent = `${((user + system) / 1_000).toFixed(0)} ms of work`;
    print(`${engine}: ${what} (${spent})`, `${(performance.now() - from).toFixed(0)} ms`, '', '');
  };
  const sizes = `${ENTRIES} entries, ${VOTES} votes`;
  await time(`an event is fixed, ${sizes}`, () => ask('POST', resultPath(event.id, '/freeze'), {}));
  await time(`it is reckoned, ${sizes}`, () => ask('POST', resultPath(event.id), {}));
  const { flaggedVotes } = (await ask('GET', resultPath(event.id))).data;
  const said = { title: event.title, flaggedVotes };
  await time('it is announced', () => ask('POST', resultPath(event.id, '/announce'), said));
  await time(`${ENTRIES} winners and more are paid`, () => payAll(ask, event));
}

type Ask = (method: string, path: string, body?: object) => Promise<{ data: { waitingRewards: number } }>;

/** One call ends after a while; on a busy machine it takes more than one. */
async function payAll(ask: Ask, { id }: Ended): Promise<void> {
  for (let waiting = 1; waiting > 0; )
    waiting = (await ask('POST', `/api/v2/events/${id}/rewards/process`, {})).data.waitingRewards;
}
