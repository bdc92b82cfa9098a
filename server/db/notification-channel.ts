import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Delay in ms before a lost connection is reopened. */
const AGAIN_MS = 1_000;
/** Most queued messages while disconnected; beyond it all processes are notified of a loss. */
const MAX_PENDING_SHOWN = 1_000;
/** Messages per statement. */
const BATCH = 200;

/** Channel for messages between the processes on one database. */
export type NotificationChannel = {
  /**
   * Sends a message of at most 8,000 bytes to all listeners including this process; never waits or
   * throws.
   */
  send(message: string): void;
  close(): Promise<void>;
};

type Hearing = {
  name: string;
  heard(message: string): void;
  /** Called after a reconnect, as messages may have been missed. */
  lost(): void;
  /** Message that replaces queued ones beyond the limit. */
  overflow: string;
};

/**
 * Opens a channel with LISTEN and NOTIFY on a dedicated connection, which is reopened when it
 * fails. `url` must lead to the database itself: a pooler in transaction mode does not deliver
 * notifications.
 */
export function openChannel(url: string, { name, heard, lost, overflow }: Hearing): NotificationChannel {
  const stopping = new AbortController();
  const waiting: string[] = [];
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
      // Connection failed: the next attempt reopens it.
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

  function flush(): void {
    sending ??= sendAll(() => client, name, waiting).finally(() => {
      sending = null;
    });
  }

  const listening = keepListening();
  return {
    send(message) {
      if (waiting.length >= MAX_PENDING_SHOWN) waiting.splice(0, waiting.length, overflow);
      else waiting.push(message);
      flush();
    },
    async close() {
      // Pending messages are sent before closing.
      await sending;
      stopping.abort();
      await listening;
    },
  };
}

/** Sends queued messages in batches while there is a connection; a failed batch is queued again. */
async function sendAll(client: () => pg.Client | null, name: string, waiting: string[]): Promise<void> {
  for (let open = client(); open && waiting.length > 0; open = client()) {
    const batch = waiting.splice(0, BATCH);
    try {
      await open.query('select pg_notify($1, m) from unnest($2::text[]) m', [name, batch]);
    } catch {
      waiting.unshift(...batch);
      return;
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
