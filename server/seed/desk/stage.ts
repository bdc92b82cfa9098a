import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { actingAs } from '../../kit/actor.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { readSettings } from '../../kit/shop-settings.ts';
import { ACCOUNTS } from '../accounts.ts';
import type { Art } from '../art.ts';
import { HELPER, type Person } from './people.ts';

const HOUR = 60 * 60 * 1000;

/** What the shop lends to those who play. */
export type Lent = Pick<Context, 'config' | 'files' | 'secrets'>;
/** `admin` is the login that the start prints. */
export type Actor = Person | 'admin';
/** Something that happened so many hours ago. */
export type Step = readonly [hoursAgo: number, happen: (stage: Stage) => Promise<unknown>];

/** Where the life of the desk is played with the shop's own services, so that rows, counters and trail agree. */
export type Stage = {
  tx: Transaction<Database>;
  now(): Date;
  /** When the shop is opened: the diary ends. */
  end: Date;
  /** What pictures there are to show. */
  art: Art;
  ports: Lent & Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'settings' | 'searching' | 'beacon'>;
  /** Ids of what was posted and begun, by the words that the diary has for them. */
  ids: Map<string, number>;
  idOf(key: string): number;
  member(who: Actor): Member;
  /** Does something as somebody: the trail says who it was. */
  as<T>(who: Actor, work: (me: Member) => Promise<T>): Promise<T>;
};

/** Nothing of what is played is left to a job: nobody is mailed about a demonstration. */
const noJobs: Context['jobs'] = {
  send: async () => {},
  sendEach: async () => {},
  remove: async () => {},
  deadLetters: async () => [],
  lastDone: async () => null,
};

type Setting = { lent: Lent; people: ReadonlyMap<Person, number>; adminId: number; now: Date; art: Art };

/** Plays what happened, the earliest first, each at its time. */
export async function play(
  tx: Transaction<Database>,
  setting: Setting,
  steps: readonly Step[],
): Promise<void> {
  let time = setting.now;
  const stage = stageOf(tx, setting, () => time);
  for (const [hoursAgo, happen] of steps.toSorted(([a], [b]) => b - a)) {
    time = new Date(setting.now.getTime() - hoursAgo * HOUR);
    await happen(stage);
  }
}

function stageOf(
  tx: Transaction<Database>,
  { lent, people, adminId, now: end, art }: Setting,
  now: () => Date,
): Stage {
  const ids = new Map<string, number>([...people, ['admin', adminId]]);
  const idOf = (key: string): number => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the desk's diary knows no ${key} yet`);
    return id;
  };
  const member = (who: Actor): Member => ({
    id: idOf(who),
    userType: who === HELPER || who === 'admin' ? 'admin' : 'user',
    nickname: '',
    email:
      who === 'admin'
        ? (ACCOUNTS.find(({ role }) => role === who)?.email ?? '')
        : `${who}.desk@sinbaljang.test`,
    sessionId: 0,
    elevatedUntil: end,
  });
  const { config, files, secrets } = lent;
  const ports = {
    // The demonstration's days are of no real time, and nobody is asked for them.
    beacon: null,
    config,
    files,
    secrets,
    db: tx,
    clock: { now },
    jobs: noJobs,
    mailer: null,
    settings: { read: () => readSettings(tx), renew: async () => {} },
    searching: <T>(_: string | undefined, read: () => Promise<T>) => read(),
  };
  const as = <T>(who: Actor, work: (me: Member) => Promise<T>) =>
    actingAs({ memberId: idOf(who), requestId: null }, () => work(member(who)));
  return { tx, now, end, art, ports, ids, idOf, member, as };
}
