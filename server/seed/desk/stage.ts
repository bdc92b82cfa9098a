import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { actingAs } from '../../kit/actor.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { readSettings } from '../../kit/settings/shop-settings.ts';
import type { Art } from '../art/art.ts';
import { ACCOUNTS } from '../facts/accounts.ts';
import { HELPER, type Person } from './people.ts';

const HOUR = 60 * 60 * 1000;

/** Dependencies that the script uses. */
export type Lent = Pick<Context, 'config' | 'files' | 'secrets'>;
/** Person who acts; `admin` is the administrator account that the seed prints. */
export type Actor = Person | 'admin';
/** Step of the script with its time in hours ago. */
export type Step = readonly [hoursAgo: number, happen: (stage: Stage) => Promise<unknown>];

/**
 * Environment in which steps run with the shop's own services, so that rows, counters and audit log
 * agree.
 */
export type Stage = {
  tx: Transaction<Database>;
  now(): Date;
  /** Time of the opening, at which the script ends. */
  end: Date;
  /** Available pictures. */
  art: Art;
  ports: Lent & Pick<Context, 'db' | 'clock' | 'jobs' | 'mailer' | 'settings' | 'searching' | 'beacon'>;
  /** Ids of created items by their key in the script. */
  ids: Map<string, number>;
  idOf(key: string): number;
  member(who: Actor): Member;
  /** Runs work as an actor, whom the audit log records. */
  as<T>(who: Actor, work: (me: Member) => Promise<T>): Promise<T>;
};

/** Job queue that ignores everything, so that no e-mails are sent. */
const noJobs: Context['jobs'] = {
  send: async () => {},
  sendEach: async () => {},
  remove: async () => {},
  deadLetters: async () => [],
  lastDone: async () => null,
};

type Setting = { lent: Lent; people: ReadonlyMap<Person, number>; adminId: number; now: Date; art: Art };

/** Runs the steps in order of time, each at its time. */
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
    // No beacon, as the script runs at past times.
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
