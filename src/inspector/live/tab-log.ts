import * as v from 'valibot';
import { logSchema } from '#domain/kit/flow-log/log-schema.ts';
import { EMPTY_LOG, hasEnded, type LiveLog, withoutOldest } from '../model/live-log.ts';
import { restoreContexts, shareContexts } from '../model/shared-contexts.ts';

const LOG_KEY = 'inspect.log';
const PAGE_KEY = 'inspect.page';

/** Most UTF-16 code units of a stored log, which are 1 MB. */
export const LONGEST_LOG = 500_000;

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const storedSchema = v.object({ log: v.unknown(), contexts: v.array(v.unknown()) });

const toText = (log: LiveLog): string => JSON.stringify(shareContexts(log));

/** Stores the log of a tab over page loads; the oldest steps are left out until it fits. */
export function writeTabLog(memory: Memory, log: LiveLog): void {
  let kept = log;
  let text = toText(kept);
  while (text.length > LONGEST_LOG && kept.steps.length > 0) {
    kept = withoutOldest(kept, Math.ceil(kept.steps.length / 4));
    text = toText(kept);
  }
  // Without a step it can still be too long by its calls or the contexts of its actors.
  if (text.length > LONGEST_LOG) text = toText({ ...EMPTY_LOG, loads: log.loads, dropped: log.dropped });
  try {
    memory.setItem(LOG_KEY, text);
  } catch {
    memory.removeItem(LOG_KEY);
  }
}

/** Log of the earlier pages of a tab, whose actors have stopped; empty if there is none. */
export function readTabLog(memory: Memory): LiveLog {
  try {
    const { log, contexts } = v.parse(storedSchema, JSON.parse(memory.getItem(LOG_KEY) ?? 'null'));
    const found = restoreContexts({ log: v.parse(logSchema, log), contexts });
    const actors = found.actors.map((actor) =>
      hasEnded(actor) ? actor : { ...actor, now: { ...actor.now, status: 'stopped' } },
    );
    return { ...found, actors };
  } catch {
    return EMPTY_LOG;
  }
}

/** Removes the log and the page id of a tab. */
export function forgetTabLog(memory: Memory): void {
  memory.removeItem(LOG_KEY);
  memory.removeItem(PAGE_KEY);
}

/** Time in ms that the lock of a page being left may still be held. */
const LEAVING_MS = 500;

/**
 * Id of the tab's page, the same over page loads. A tab opened from another one starts with a copy of its storage; it
 * is known by the lock of the first and gets an id and a log of its own.
 */
export async function pageIdOf(memory: Memory, locks: LockManager | undefined): Promise<string> {
  const known = memory.getItem(PAGE_KEY);
  if (known && (await isOurs(known, locks))) return known;
  forgetTabLog(memory);
  const id = crypto.randomUUID();
  memory.setItem(PAGE_KEY, id);
  await isOurs(id, locks);
  return id;
}

/** Takes the lock of a page id until the page is left; resolves to false if another tab has it. */
const isOurs = (id: string, locks: LockManager | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    if (!locks) return resolve(true);
    const hold = () => {
      resolve(true);
      return new Promise<never>(() => {});
    };
    locks
      .request(`inspector-${id}`, { signal: AbortSignal.timeout(LEAVING_MS) }, hold)
      .catch(() => resolve(false));
  });
