import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CacheTag } from '#domain/kit/cache-tags.ts';
import { openChannel } from '../db/notification-channel.ts';
import { AREAS, type PageCopies, type Written } from '../kit/ports/page-invalidation.ts';

const CHANNEL = 'page_copies';
/** Most cache tags per message; PostgreSQL notifications hold at most 8,000 bytes. */
const SUBJECTS = 300;
const SUBJECT = /^(?:(?:product|feed|member) \d+|lists of (?:products|feeds))$/;

const writtenSchema = v.union([
  v.strictObject({ area: v.picklist(AREAS) }),
  v.strictObject({
    pages: v.array(v.custom<CacheTag>((text) => typeof text === 'string' && SUBJECT.test(text))),
  }),
  v.strictObject({ everything: v.literal(true) }),
]) satisfies v.GenericSchema<unknown, Written>;
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), written: writtenSchema }),
);

const EVERYTHING: Written = { everything: true };

/**
 * Broadcasts cache invalidations to the other processes on this database and applies theirs. After
 * a lost connection everything is invalidated. Returns a function that stops it.
 */
export function shareDrops(copies: PageCopies, databaseUrl: string): () => Promise<void> {
  const from = randomUUID();
  const messageOf = (written: Written) => JSON.stringify({ from, written });
  const channel = openChannel(databaseUrl, {
    name: CHANNEL,
    heard(text) {
      const read = v.safeParse(messageSchema, text);
      if (read.success && read.output.from !== from) copies.dropHere(read.output.written);
    },
    lost: () => copies.dropHere(EVERYTHING),
    overflow: messageOf(EVERYTHING),
  });
  copies.onDrop((written, isOwn) => {
    if (isOwn) for (const part of partsOf(written)) channel.send(messageOf(part));
  });
  return channel.close;
}

function partsOf(written: Written): Written[] {
  if (!('pages' in written)) return [written];
  const parts: Written[] = [];
  for (let start = 0; start < written.pages.length; start += SUBJECTS)
    parts.push({ pages: written.pages.slice(start, start + SUBJECTS) });
  return parts;
}
