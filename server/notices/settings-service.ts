import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { NoticeSetting, saveNoticeSetting } from '#domain/notices/settings.ts';
import { isFixed, isMailed, isTalked, type Topic, topicsOf, usualChannels } from '#domain/notices/topics.ts';
import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { lockAuthor } from '../kit/lock-author.ts';
import { ShopError } from '../kit/shop-error.ts';
import { hasPhone, keepSetting, settingsOf } from './setting-store.ts';

/** Member whose settings are read or written. */
type Reader = { id: number; userType: string };

type Ports = Pick<Context, 'db' | 'talk'>;

/** Returns what the topics offer a member by KakaoTalk. */
async function talkOffers(db: Queryable, { talk }: Pick<Ports, 'talk'>, id: number) {
  const offer = (await hasPhone(db, id)) ? 'OFFERED' : 'PHONE_NEEDED';
  return (topic: Topic): NoticeSetting['talkOffer'] => (talk && isTalked(topic) ? offer : 'NONE');
}

/** Returns all topics in order with the member's settings or defaults. */
export async function readSettings(
  { db, ...ports }: Ports,
  { id, userType }: Reader,
): Promise<{ settings: NoticeSetting[] }> {
  const chosen = await settingsOf(db, id);
  const offerOf = await talkOffers(db, ports, id);
  const settings = topicsOf(userType).map((topic) => {
    const own = chosen.find((row) => row.topic === topic);
    const { inApp, mail, push } = own ?? usualChannels(topic);
    const talkOffer = offerOf(topic);
    const talk = talkOffer === 'OFFERED' && (own?.talk ?? usualChannels(topic).talk);
    const fixed = { isFixed: isFixed(topic), isMailed: isMailed(topic), talkOffer };
    return { topic, inApp, mail, push, talk, ...fixed };
  });
  return { settings };
}

/** Saves a setting; throws for a topic that cannot be turned off. */
export async function saveSetting(ports: Ports, reader: Reader, wish: BodyOf<typeof saveNoticeSetting>) {
  if (isFixed(wish.topic)) throw new ShopError('INVALID_INPUT_VALUE');
  await inTransaction(ports.db, async (tx) => {
    // Two changes of one topic come one after the other, so that none takes back what it left alone.
    await lockAuthor(tx, reader.id);
    const own = (await settingsOf(tx, reader.id)).find(({ topic }) => topic === wish.topic);
    const { push = (own ?? usualChannels(wish.topic)).push } = wish;
    // Without a verified number a client shows the channel as off, which is no choice of the member.
    const isOffered = (await talkOffers(tx, ports, reader.id))(wish.topic) === 'OFFERED';
    const talk = (isOffered ? wish.talk : undefined) ?? own?.talk ?? null;
    await keepSetting(tx, reader.id, { ...wish, mail: wish.mail && isMailed(wish.topic), push, talk });
  });
  return readSettings(ports, reader);
}
