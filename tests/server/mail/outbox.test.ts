import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { outbox: true } });
});
afterAll(() => shop.close());

const write = (to: string, subject: string, words = '안녕하세요', url?: string) =>
  inTransaction(shop.db, (tx) =>
    queueMail(
      tx,
      shop.ports,
      { kind: 'verify', to, memberId: null },
      { subject, paragraphs: [words], ...(url ? { action: { label: '열기', url } } : {}) },
    ),
  );
const open = async (to = '') => {
  const answer = await shop.app.inject({ url: `/outbox?to=${encodeURIComponent(to)}` });
  return { ...answer, subjects: [...answer.body.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, subject]) => subject) };
};

describe('test outbox', () => {
  it('shows sent e-mails, newest first, of all or of one address', async () => {
    expect((await open()).body).toContain('아직 없어요');
    await write('a@x.kr', '하나');
    await write('01012345678', '둘');
    await write('a@x.kr', '셋');
    expect((await open()).subjects).toEqual(['셋', '둘', '하나']);
    expect((await open(' A@x.kr ')).subjects).toEqual(['셋', '하나']);
    expect((await open('01012345678')).subjects).toEqual(['둘']);
  });

  it('has links to press, and typed text as text', async () => {
    const url = 'http://localhost:3000/verify-email#token=abc-_1';
    await write('b@x.kr', '<b>넷</b>', '<script>1</script> "javascript:alert(1)"', url);
    const { body, headers } = await open('b@x.kr');
    expect(body).toContain(`<a href="${url}">${url}</a>`);
    expect(body.match(/<a /g)).toHaveLength(1);
    expect(body).not.toMatch(/<script|<b>|href="javascript/);
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-store',
      'text/html; charset=utf-8',
    ]);
    const hostile = await open('"><script>1</script>');
    expect(hostile.body).not.toContain('<script>');
  });

  it('does not exist in production', async () => {
    const real = await startTestShop({ config: { outbox: false } });
    const answer = await real.app.inject({ url: '/outbox' });
    expect([answer.statusCode, answer.body.includes('보낸 메일')]).toEqual([404, false]);
    await real.close();
  });
});
