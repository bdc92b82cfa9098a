import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type TalkMessage, TalkNotSent } from '#server/kit/ports/talk-sender.ts';
import { chooseTalk } from '#server/notices/talk/choose-talk.ts';
import { nhnTalk } from '#server/notices/talk/nhn-talk.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { startNhnTalk } from '../../../support/stand-ins/nhn-talk-stand-in.ts';

const FAILURES = 5;
const PAUSE_MS = 30_000;
const MESSAGE: TalkMessage = {
  key: 'notice-7',
  phone: '010-4444-0001',
  memberId: 1,
  template: 'sbj-delivered',
  values: { 상품: '운동화', 경로: 'my-orders/1' },
  text: '[신발장] 배송 완료',
  button: { label: '주문 보기', url: 'https://shop.kr/my-orders/1' },
};

let shop: TestShop;
let service: Awaited<ReturnType<typeof startNhnTalk>>;
beforeAll(async () => {
  [shop, service] = [await startTestShop(), await startNhnTalk()];
});
afterAll(async () => {
  service.close();
  await shop.close();
});
afterEach(() => {
  service.ail(null);
  service.refuse(0);
  service.asked.length = 0;
});

const KEYS = { appKey: 'app/key', secretKey: 'secret', senderKey: 'sender' };
const sender = (keys: Partial<typeof KEYS> = {}) =>
  nhnTalk({ ...KEYS, ...keys, apiUrl: service.url }, shop.clock);
const failureOf = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

describe('nhnTalk', () => {
  it('posts the template with its values to digits, with an idempotency key and no text message instead', async () => {
    expect(await sender().send(MESSAGE)).toBe(true);
    const [{ path, headers, body } = { path: '', headers: {}, body: null }, ...more] = service.asked;
    expect([path, more]).toEqual(['/alimtalk/v2.3/appkeys/app%2Fkey/messages', []]);
    expect(headers).toMatchObject({ 'x-secret-key': 'secret', 'x-nc-api-idempotency-key': 'notice-7' });
    expect(body).toEqual({
      senderKey: 'sender',
      templateCode: 'sbj-delivered',
      recipientList: [
        {
          recipientNo: '01044440001',
          templateParameter: MESSAGE.values,
          resendParameter: { isResend: false },
        },
      ],
    });
  });

  it('returns false for a refused recipient', async () => {
    service.refuse(0, -3018);
    expect(await sender().send(MESSAGE)).toBe(false);
  });

  it('says that nothing was sent for a refused request, without key and number', async () => {
    service.refuse(-2009);
    expect(await failureOf(sender().send(MESSAGE))).toEqual(new TalkNotSent('code -2009'));
    expect(await failureOf(sender({ secretKey: 'wrong' }).send(MESSAGE))).toEqual(new TalkNotSent('code -4'));
    service.ail((response) => response.writeHead(429).end());
    expect(await failureOf(sender().send(MESSAGE))).toEqual(new TalkNotSent('status 429'));
  });

  it('does not say that nothing was sent where that is unknown', async () => {
    for (const trouble of [
      (response: { writeHead(status: number): { end(): unknown } }) => response.writeHead(502).end(),
      (response: { end(text: string): unknown }) => response.end('{"header":{}}'),
      (response: { destroy(): unknown }) => response.destroy(),
    ]) {
      service.ail(trouble);
      const failure = await failureOf(sender().send(MESSAGE));
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(TalkNotSent);
      expect(String(failure)).not.toContain('4444');
    }
  });

  it('pauses after repeated failures, and not after refusals, and asks again later', async () => {
    const { send } = sender();
    service.refuse(-2009);
    for (let time = 0; time <= FAILURES; time += 1) await failureOf(send(MESSAGE));
    expect(service.asked).toHaveLength(FAILURES + 1);
    service.ail((response) => response.writeHead(503).end());
    for (let time = 0; time < FAILURES; time += 1) await failureOf(send(MESSAGE));
    service.asked.length = 0;
    expect(await failureOf(send(MESSAGE))).toEqual(new TalkNotSent('the provider is paused'));
    expect(service.asked).toEqual([]);
    service.ail(null);
    service.refuse(0);
    shop.clock.advance(PAUSE_MS);
    expect(await send(MESSAGE)).toBe(true);
  });
});

describe('chooseTalk', () => {
  const KEYS_OF_ENV = { NHN_TALK_APP_KEY: 'a', NHN_TALK_SECRET_KEY: 's', NHN_TALK_SENDER_KEY: 'k' };
  const talk = { appKey: 'a', secretKey: 's', senderKey: 'k' };

  it('chooses the provider with its keys, the outbox in a demonstration, and none in a real shop', async () => {
    const apiUrl = service.url;
    expect(
      await chooseTalk({ talk: { ...KEYS, apiUrl }, outbox: true }, shop.db, shop.clock)?.send(MESSAGE),
    ).toBe(true);
    expect(service.asked).toHaveLength(1);
    expect(await chooseTalk({ talk: null, outbox: true }, shop.db, shop.clock)?.send(MESSAGE)).toBe(true);
    expect(service.asked).toHaveLength(1);
    expect(chooseTalk({ talk: null, outbox: false }, shop.db, shop.clock)).toBeNull();
  });

  it('reads all keys from the environment, or none', () => {
    expect(readConfig({}).talk).toBeNull();
    expect(readConfig(KEYS_OF_ENV).talk).toEqual({
      ...talk,
      apiUrl: 'https://kakaotalk-bizmessage.api.nhncloudservice.com',
    });
    for (const missing of Object.keys(KEYS_OF_ENV))
      expect(() => readConfig({ ...KEYS_OF_ENV, [missing]: undefined })).toThrow('go together');
  });
});
