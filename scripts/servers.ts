// npm run servers: three web and two worker processes with folders of their own behind nginx, on PostgreSQL with a
// replica, Redis and S3, under a mixed load while each of them fails once and all web processes are rolled. Prints what
// was acknowledged, lost, doubled and refused, and how long each failure was felt; ends with 1 where something is lost
// or doubled, a picture is missing, a sum does not add up, or rolling costs a call. Needs nginx, redis-server and
// PostgreSQL. `--write` puts the tables into docs/numbers.md.
import { availableParallelism, loadavg } from 'node:os';
import { isWriting, tableOf, writeNumbers } from './lib/numbers.mjs';
import { type Client, client } from './lib/servers/client.ts';
import { type Gathered, gather, secondStep } from './lib/servers/crowd.ts';
import { disturb } from './lib/servers/faults.ts';
import {
  brokenChecks,
  type Kept,
  keptOf,
  picturesMissing,
  refundsAsked,
  stockDifference,
} from './lib/servers/outcome.ts';
import { type Servers, startServers } from './lib/servers/shop.ts';
import { type Acknowledged, buy, comment, logIn, nothingYet, post, read } from './lib/servers/shoppers.ts';
import {
  type Attempt,
  hasFailed,
  recoveryOf,
  refusals,
  rowsByKind,
  type Window,
  within,
} from './lib/servers/tally.ts';

const READERS = 4;
const REFUSALS_SHOWN = 20;
const ROLLED = 'rolled';

type Run = { attempts: Attempt[]; windows: Window[]; said: Acknowledged };

/** Sends a mixed load until every disturbance has happened, and waits for the last answers. */
async function load(
  servers: Servers,
  people: Gathered,
  shopper: Awaited<ReturnType<typeof secondStep>>,
): Promise<Run> {
  const attempts: Attempt[] = [];
  const said = nothingYet();
  let isOver = false;
  const visitor: Client = client(servers.origin, (attempt) => attempts.push(attempt));
  const loop = { client: visitor, said, isOver: () => isOver };
  const { photo, optionId, feedId } = people;
  const working = [
    ...people.buyerTokens.map((token) => buy(loop, token, optionId)),
    ...people.posters.map((poster) => post(loop, { ...poster, photo })),
    ...people.commenterTokens.map((token) => comment(loop, token, feedId)),
    ...Array.from({ length: READERS }, (_, index) => read(loop, index)),
    logIn(loop, shopper),
  ];
  const windows = await disturb(servers);
  isOver = true;
  await Promise.all(working);
  return { attempts, windows, said };
}

const windowRow = (attempts: readonly Attempt[], window: Window): string[] => {
  const own = within(attempts, window);
  const failed = own.filter(hasFailed).length;
  const seconds = (recoveryOf(attempts, window) / 1_000).toFixed(1);
  return [window.name, `${own.length}`, `${failed}`, failed ? `${seconds} s` : '0'];
};

const keptRow = ({ what, sent, acknowledged, lost, doubled }: Kept): string[] =>
  [what, sent, acknowledged, lost, doubled].map(String);

/** Runs the whole and returns the lines of the report, and what must be 0. */
async function measure(servers: Servers): Promise<{ lines: string[]; faults: Record<string, number> }> {
  const { db, webs } = servers;
  const [first, second] = webs.map(({ base }) => client({ base }, () => {}));
  if (!first || !second) throw new Error('there is one web process only');
  const people = await gather(db);
  const shopper = await secondStep(db, first, second);
  const before = { broken: await brokenChecks(db), refunds: await refundsAsked(db) };
  const { attempts, windows, said } = await load(servers, people, shopper);
  const kept = await keptOf(db, said, people.buyers);
  const roll = windows.find(({ name }) => name.includes(ROLLED));
  const broken = (await brokenChecks(db)).filter((name) => !before.broken.includes(name));
  const faults = {
    lost: kept.reduce((sum, { lost }) => sum + lost, 0),
    doubled: kept.reduce((sum, { doubled }) => sum + doubled, 0),
    'pictures missing at one of the servers': await picturesMissing(webs, said),
    'pieces of stock without an order': await stockDifference(db, { ...people, before: people.stock }),
    [`sums that do not add up${broken.length > 0 ? ` (${broken.join(', ')})` : ''}`]: broken.length,
    'failed calls while all web processes are rolled': roll
      ? within(attempts, roll).filter(hasFailed).length
      : 1,
    'second step refused by another server': shopper.status === 200 ? 0 : 1,
  };
  const lines = [
    ...tableOf(['writes', 'sent', 'acknowledged', 'lost', 'doubled'], kept.map(keptRow)),
    '',
    ...tableOf(['calls', 'sent', 'failed', 'p50', 'p95'], rowsByKind(attempts)),
    '',
    ...tableOf(
      ['disturbance', 'calls', 'failed', 'felt for'],
      windows.map((window) => windowRow(attempts, window)),
    ),
    '',
    ...tableOf(
      ['must be 0', 'is'],
      Object.entries(faults).map(([what, count]) => [what, `${count}`]),
    ),
    '',
    ...tableOf(
      ['refusals', 'calls'],
      refusals(attempts)
        .slice(0, REFUSALS_SHOWN)
        .map(([reason, count]) => [reason, `${count}`]),
    ),
    '',
    `Refunds during the run: ${(await refundsAsked(db)) - before.refunds}.`,
  ];
  return { lines, faults };
}

const machine = `${loadavg()[0]?.toFixed(1)} processes ran or waited at the start, on ${availableParallelism()} cores.`;
const servers = await startServers();
try {
  const { lines, faults } = await measure(servers);
  console.log([machine, '', ...lines].join('\n'));
  for (const { name, errors } of [...servers.webs, ...servers.workers])
    if (errors()) console.log(`\n${name} wrote:\n${errors().slice(-2_000)}`);
  if (Object.values(faults).some((count) => count !== 0)) process.exitCode = 1;
  if (isWriting()) writeNumbers('servers', [machine, '', ...lines]);
} finally {
  await servers.end();
}
