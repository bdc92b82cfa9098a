import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { NoticeSetting, saveNoticeSetting } from '#domain/notices/settings.ts';
import { isFixed, isMailed, topicsOf, usualChannels } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { ShopError } from '../kit/shop-error.ts';
import { keepSetting, settingsOf } from './setting-store.ts';

/** Member whose settings are read or written. */
type Reader = { id: number; userType: string };

/** Returns all topics in order with the member's settings or defaults. */
export async function readSettings(
  db: Queryable,
  { id, userType }: Reader,
): Promise<{ settings: NoticeSetting[] }> {
  const chosen = await settingsOf(db, id);
  const settings = topicsOf(userType).map((topic) => {
    const own = chosen.find((row) => row.topic === topic);
    const { inApp, mail, push } = own ?? usualChannels(topic);
    return { topic, inApp, mail, push, isFixed: isFixed(topic), isMailed: isMailed(topic) };
  });
  return { settings };
}

/** Saves a setting; throws for a topic that cannot be turned off. */
export async function saveSetting(db: Context['db'], reader: Reader, wish: BodyOf<typeof saveNoticeSetting>) {
  if (isFixed(wish.topic)) throw new ShopError('INVALID_INPUT_VALUE');
  await inTransaction(db, async (tx) => {
    // Two changes of one topic come one after the other, so that none takes back what it left alone.
    await lockAuthor(tx, reader.id);
    const own = (await settingsOf(tx, reader.id)).find(({ topic }) => topic === wish.topic);
    const { push = (own ?? usualChannels(wish.topic)).push } = wish;
    await keepSetting(tx, reader.id, { ...wish, mail: wish.mail && isMailed(wish.topic), push });
  });
  return readSettings(db, reader);
}
