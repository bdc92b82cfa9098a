import type { TalkMessage } from '#server/kit/ports/talk-sender.ts';
import type { CauseKind, Facts } from '#server/notices/causes.ts';
import { notify } from '#server/notices/notify.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import { sendTalks } from '#server/notices/talk/send-talks.ts';
import type { Person } from '../members/people.ts';
import { startTestShop } from '../server/server.ts';

/** A shop that sends by KakaoTalk to a provider of the test, which answers as `provider.answer` says. */
export async function startTalkShop(options?: Parameters<typeof startTestShop>[0]) {
  const sent: TalkMessage[] = [];
  const provider: { answer: (message: TalkMessage) => boolean } = { answer: () => true };
  const talk = {
    send: async (message: TalkMessage) => {
      sent.push(message);
      return provider.answer(message);
    },
  };
  const shop = await startTestShop({ ...options, ports: { talk } });
  return {
    shop,
    sent,
    provider,
    /** Gives a person a phone number, verified or not. */
    givePhone: ({ id }: Pick<Person, 'id'>, phone: string, isVerified = true) =>
      shop.db
        .updateTable('users')
        .set({ phone, phone_verified_at: isVerified ? shop.clock.now() : null })
        .where('id', '=', id)
        .execute(),
    notify: <K extends CauseKind>(kind: K, { id }: Pick<Person, 'id'>, facts: Facts[K]) =>
      notify(shop.db, kind, [{ userId: id, facts }], shop.clock.now()),
    /** Runs both jobs of notifications. */
    async send() {
      await sendNotices(shop.ports);
      await sendTalks({ ...shop.ports, log: shop.app.log });
    },
  };
}
export type TalkShop = Awaited<ReturnType<typeof startTalkShop>>;
