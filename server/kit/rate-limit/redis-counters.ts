import type { Redis as RedisClient } from 'ioredis';
import { ConfigRefused } from '../../config.ts';
import type { SharedCounters } from '../ports/shared-counters.ts';

/** Longest wait in ms for a connection, also at the start. */
const CONNECT_MS = 2_000;
/** Longest wait in ms for an answer: a call waits no longer for its count. */
const COMMAND_MS = 250;
/** Longest pause in ms between attempts to reconnect. */
const AGAIN_MS = 1_000;

/** Increments a key; its first count gives it its lifetime in ms. Returns count and ms left. */
const COUNT_ONE_MORE = `
local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return {count, redis.call('pttl', KEYS[1])}`;

/**
 * Opens the counters of `REDIS_URL`. Throws ConfigRefused without address and password if Redis
 * does not answer now. Later failures reject each command at once, so that no call waits for them.
 */
export async function openRedisCounters(url: string): Promise<SharedCounters> {
  // Loaded only here: a shop without REDIS_URL needs no client.
  const { Redis } = await import('ioredis');
  const health = watchHealth();
  class Watched extends Redis {
    override sendCommand(...given: Parameters<RedisClient['sendCommand']>): unknown {
      const [{ name, promise }] = given;
      // Only counting tells: a new connection answers other commands before it takes these.
      if (name.startsWith('eval')) promise.then(health.works, health.fails);
      return super.sendCommand(...given);
    }
  }
  const redis = new Watched(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    // A connection on which nothing is answered is replaced.
    socketTimeout: 2 * COMMAND_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, AGAIN_MS),
  });
  await firstConnection(redis);
  return {
    client: redis,
    logTo: health.logTo,
    close: () => redis.disconnect(),
    async countOneMore(key, seconds) {
      try {
        const answer = await redis.eval(COUNT_ONE_MORE, 1, `shop-limit-${key}`, seconds * 1_000);
        const [count, left] = Array.isArray(answer) ? answer.map(Number) : [];
        if (count === undefined || left === undefined) return null;
        return { count, secondsLeft: Math.max(1, Math.ceil(left / 1_000)) };
      } catch {
        return null;
      }
    },
  };
}

/** Resolves when Redis answers; throws what is wrong with `REDIS_URL` and ends the client. */
async function firstConnection(redis: RedisClient): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, fail) => {
      timer = setTimeout(() => fail(new Error('no answer')), CONNECT_MS);
      redis.on('error', fail);
      redis.once('ready', done);
      // Rejects with less than what the event says.
      redis.connect().catch(() => {});
    });
  } catch (error) {
    redis.disconnect();
    throw new ConfigRefused(`REDIS_URL: ${reasonOf(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns what is wrong in words that hold neither address nor password. */
function reasonOf(error: unknown): string {
  const { code, text } = codeOf(error);
  if (/^(WRONGPASS|NOAUTH|NOPERM)\b/.test(text)) return 'Redis refuses its name or password';
  if (text.startsWith('ERR DB index')) return 'Redis has no database of its number';
  return code ? `Redis cannot be reached (${code})` : 'no Redis answers there';
}

function codeOf(error: unknown): { code: string | null; text: string } {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return {
    code: typeof code === 'string' ? code : null,
    text: error instanceof Error ? error.message : '',
  };
}

/** Tells by the outcome of commands whether counting works; says a change once. */
function watchHealth() {
  let log: Parameters<SharedCounters['logTo']>[0] | null = null;
  let isGone = false;
  return {
    logTo(given: NonNullable<typeof log>) {
      log = given;
    },
    works() {
      if (!isGone) return;
      isGone = false;
      log?.info({ event: 'redis-back' }, 'limits by address count again');
    },
    fails(error: unknown) {
      const { code, text } = codeOf(error);
      // The client sends the script itself then.
      if (isGone || text.startsWith('NOSCRIPT')) return;
      isGone = true;
      log?.warn({ event: 'redis-gone', code }, 'Redis does not answer: limits by address let pass');
    },
  };
}
