import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A broken connection is opened anew after so many ms. */
const AGAIN_MS = 1_000;
/** Messages that wait for the connection; when more come, `lost` says so to the other processes too. */
const MOST_WAITING = 1_000;
/** Messages of one statement. */
const BATCH = 200;

export type NotificationChannel = {
  /** Sends a message of at most 8,000 bytes to all listeners, this one included; never waits and never throws. */
  send(message: string): void;
  close(): Promise<void>;
};

type Hearing = {
  name: string;
  heard(message: string): void;
  /** Messages may have been missed: the connection was broken, and listens again. */
  lost(): void;
  /** What is sent in place of messages that were too many to wait. */
  overflow: string;
};

/**
 * LISTEN and NOTIFY of PostgreSQL over one connection of its own, which is opened anew whenever it breaks. `url` must
 * lead to the database itself: a pooler in transaction mode gives the connection to others and hears nothing.
 */
export function openChannel(url: string, { name, heard, lost, overflow }: Hearing): NotificationChannel {
  const stopping = new AbortController();
  let waiting: string[] = [];
  let client: pg.Client | null = null;
  let sending: Promise<void> | null = null;

  async function listen(): Promise<void> {
    const own = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const ended = new Promise<void>((done) => own.once('end', () => done()));
    own.on('error', () => void own.end().catch(() => {}));
    own.on('notification', ({ payload }) => heard(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(name)}`);
      client = own;
      lost();
      flush();
      await Promise.race([ended, aborted(stopping.signal)]);
    } catch {
      // No connection: the next try says whether there is one again.
    }
    client = null;
    await own.end().catch(() => {});
  }

  async function keepListening(): Promise<void> {
    while (!stopping.signal.aborted) {
      await listen();
      await sleep(AGAIN_MS, null, { signal: stopping.signal }).catch(() => {});
    }
  }

  async function sendAll(): Promise<void> {
    while (client && waiting.length > 0) {
      const batch = waiting.splice(0, BATCH);
      try {
        await client.query('select pg_notify($1, m) from unnest($2::text[]) m', [name, batch]);
      } catch {
        waiting = [...batch, ...waiting];
        return;
      }
    }
  }

  function flush(): void {
    sending ??= sendAll().finally(() => {
      sending = null;
    });
  }

  const listening = keepListening();
  return {
    send(message) {
      if (waiting.length >= MOST_WAITING) waiting = [overflow];
      else waiting.push(message);
      flush();
    },
    async close() {
      // What was written before the end is heard by the others.
      await sending;
      stopping.abort();
      await listening;
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
