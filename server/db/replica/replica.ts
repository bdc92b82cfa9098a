import pg from 'pg';
import { ConfigRefused } from '../../config.ts';
import { parseLsn, replicaLag } from './replica-lag.ts';

/** Time in ms between two looks at the replica. */
const LOOK_MS = 1_000;
/** Lag in ms beyond which nothing is read from the replica. */
export const MOST_LAG_MS = 5_000;
/** Time in ms after which a look counts as failed. */
const ANSWER_MS = 1_000;

/** What the log is told; without values or addresses. */
type ReplicaEvent = 'replica-left' | 'replica-back';

/** Read replica of the database. */
export type Replica = {
  /** Returns whether it answers and is at most `MOST_LAG_MS` behind. */
  isCurrent(): boolean;
  /** Lag in ms at the last look; null if it did not answer. */
  lag(): number | null;
  connect(): Promise<pg.PoolClient>;
  /** Leaves the replica alone until the next look finds it well: a connection to it has failed. */
  leave(): void;
  /** Sets who is told when the replica is left alone and when it is read again. */
  logTo(log: { warn(event: { event: ReplicaEvent }, text: string): void }): void;
  end(): Promise<void>;
};

/** SQLSTATE classes of an address that is wrong, not gone: authorisation, and a database that does not exist. */
const WRONG_ADDRESS = /^(28|3D)/;

/**
 * Throws ConfigRefused, without address and password, if the replica refuses the account or the database, has an
 * unknown host, or takes writes. One that does not answer is left alone, so that a start does not depend on it.
 */
async function requireStandby(pool: pg.Pool): Promise<void> {
  const refuse = (why: string) => new ConfigRefused(`DATABASE_READ_URL: ${why}`);
  try {
    const { rows } = await pool.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (!rows[0]?.standby) throw refuse('the database takes writes; it must be a standby of DATABASE_URL');
  } catch (error) {
    if (error instanceof ConfigRefused) throw error;
    if (error instanceof pg.DatabaseError && WRONG_ADDRESS.test(error.code ?? ''))
      throw refuse('the database refuses this account, password or database name');
    if (error instanceof Error && 'code' in error && error.code === 'ENOTFOUND')
      throw refuse('the host is unknown');
  }
}

/** Opens a pool whose failed connections do not end the process. */
function openPool(url: string, options: pg.PoolConfig): pg.Pool {
  // Without JIT compilation, as at the primary.
  const pool = new pg.Pool({ connectionString: url, options: '-c jit=off', ...options });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

type Opening = pg.PoolConfig & { readUrl: string; mostLagMs?: number };

/**
 * Opens the read replica of the database at `url`. The primary is asked for its position by a connection of its own,
 * so that a busy pool is not taken for a replica that is behind.
 */
export async function openReplica(
  url: string,
  { readUrl, mostLagMs = MOST_LAG_MS, ...options }: Opening,
): Promise<Replica> {
  const primary = new pg.Pool({ connectionString: url, ...options, max: 1 });
  primary.on('error', () => {});
  const pool = openPool(readUrl, options);
  const end = async () => {
    await Promise.all([pool.end(), primary.end()]);
  };
  try {
    await requireStandby(pool);
  } catch (error) {
    await end();
    throw error;
  }
  const { look, ...watched } = watch({ primary, pool }, mostLagMs);
  const looking = setInterval(() => void look(), LOOK_MS);
  looking.unref();
  await look();
  return {
    ...watched,
    connect: () => pool.connect(),
    async end() {
      clearInterval(looking);
      await end();
    },
  };
}

/** Compares where the logs of primary and replica are at each `look`, and tells the log what changes by it. */
function watch(pools: { primary: pg.Pool; pool: pg.Pool }, mostLagMs: number) {
  const behind = replicaLag();
  let lag: number | null = null;
  let wasCurrent = false;
  let log: Parameters<Replica['logTo']>[0] | null = null;
  let isLooking = false;
  const isCurrent = () => lag !== null && lag <= mostLagMs;

  async function readLag(): Promise<number> {
    const at = performance.now();
    const written = await positionOf(pools.primary, 'pg_current_wal_lsn()');
    if (written !== null) behind.notePrimary(written, at);
    const replayed = await positionOf(pools.pool, 'pg_last_wal_replay_lsn()');
    return replayed === null ? Number.POSITIVE_INFINITY : behind.lagOf(replayed, performance.now());
  }

  function know(now: number | null): void {
    lag = now;
    if (isCurrent() === wasCurrent) return;
    wasCurrent = isCurrent();
    if (wasCurrent) log?.warn({ event: 'replica-back' }, 'lists are read from the replica');
    else log?.warn({ event: 'replica-left' }, 'the replica is gone or behind: the primary is read');
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    know(await within(ANSWER_MS, readLag()).catch(() => null));
    isLooking = false;
  }

  const logTo: Replica['logTo'] = (to) => {
    log = to;
  };
  return { isCurrent, lag: () => lag, leave: () => know(null), logTo, look };
}

async function positionOf(pool: pg.Pool, position: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ lsn: string | null }>(`select ${position}::text as lsn`);
  return rows[0]?.lsn ? parseLsn(rows[0].lsn) : null;
}

/** Rejects if `work` takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
