import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { latestOf } from '#domain/members/signup/documents.ts';
import { remindMarketing } from '#server/members/consents/remind-marketing.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { mailsTo } from '../../../support/members/signup.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
/** Two years from the day of the tests, with the leap day of 2028. */
const TWO_YEARS = 731 * DAY;
let shop: TestShop;
let wants: Person;
let refuses: Person;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  for (const table of ['mails', 'consents'] as const) await shop.db.deleteFrom(table).execute();
  await shop.db.updateTable('users').set({ marketing_told_at: null }).execute();
  [wants, refuses] = [await person(shop, 'seoyeon'), await person(shop, 'yejun')];
  await choose(wants, true);
  await choose(refuses, true);
  await choose(refuses, false);
});
afterAll(() => shop.close());

// A session does not last two years.
const choose = async ({ email }: Person, agreed: boolean) =>
  (await shop.asMember(email)).put('/api/users/me/consents', {
    consents: [{ document: 'MARKETING', version: latestOf('MARKETING').version, agreed }],
  });
/** Mails about the consent, without those about orders that expire over the years. */
const subjects = async ({ email }: Person) =>
  (await mailsTo(shop, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('혜택과 소식'));
const YES = '혜택과 소식 메일 수신에 동의했어요';
const NO = '혜택과 소식 메일 수신을 거부했어요';
const AGAIN = '혜택과 소식 메일 수신 동의를 다시 안내해 드려요';

describe('reminder of advertising consent', () => {
  it('is sent two years after the consent, and again two years later, once each', async () => {
    shop.clock.advance(TWO_YEARS - 1_000);
    await shop.sweep();
    expect(await subjects(wants)).toEqual([YES]);
    shop.clock.advance(1_000);
    for (let times = 0; times < 2; times += 1) await shop.sweep();
    expect(await subjects(wants)).toEqual([YES, AGAIN]);
    const text = (await mailsTo(shop, wants.email)).find(({ subject }) => subject === AGAIN)?.text;
    // The date of the consent, not that of the letter.
    expect(text).toMatch(/처리한 날: 2026[\s\S]*\/unsubscribe\?token=/);
    shop.clock.advance(TWO_YEARS);
    await shop.db.deleteFrom('mails').execute();
    await shop.sweep();
    await shop.sweep();
    expect(await subjects(wants)).toEqual([AGAIN]);
    shop.clock.advance(-2 * TWO_YEARS);
  });

  it('is not sent to members who withdrew, renewed, or left', async () => {
    const left = await person(shop, 'haeun');
    await choose(left, true);
    await left.set({ status: 'DELETED' });
    shop.clock.advance(TWO_YEARS - DAY);
    await choose(wants, false);
    await choose(wants, true);
    shop.clock.advance(DAY);
    await shop.sweep();
    expect(await subjects(refuses)).toEqual([YES, NO]);
    expect(await subjects(wants)).toEqual([YES, NO, YES]);
    expect(await subjects(left)).toEqual([YES]);
    await left.set({ status: 'ACTIVE' });
    shop.clock.advance(-TWO_YEARS);
  });

  it('is not sent at night', async () => {
    shop.clock.advance(TWO_YEARS + 9.5 * 3_600_000);
    await shop.sweep();
    expect(await subjects(wants)).toEqual([YES]);
    shop.clock.advance(11 * 3_600_000);
    await shop.sweep();
    expect(await subjects(wants)).toEqual([YES, AGAIN]);
    shop.clock.advance(-TWO_YEARS - 20.5 * 3_600_000);
  });

  it('is sent once by many servers, round after round', { timeout: 60_000 }, async () => {
    for (let round = 1; round <= rounds(50); round += 1) {
      await shop.db.deleteFrom('mails').execute();
      shop.clock.advance(TWO_YEARS);
      await Promise.all(Array.from({ length: 20 }, () => remindMarketing(shop.ports)));
      expect([await subjects(wants), await subjects(refuses)]).toEqual([[AGAIN], []]);
    }
    shop.clock.advance(-TWO_YEARS * rounds(50));
  });

  it('is sent by the next server after a crash, and not twice', async () => {
    // The process dies after the mail is queued and before it is noted.
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'dead'; end $$`.execute(
      shop.db,
    );
    await sql`create trigger die before update of marketing_told_at on users for each row execute function die()`.execute(
      shop.db,
    );
    shop.clock.advance(TWO_YEARS);
    await expect(remindMarketing(shop.ports)).rejects.toThrow('dead');
    expect(await subjects(wants)).toEqual([YES]);
    await sql`drop trigger die on users`.execute(shop.db);
    for (let times = 0; times < 2; times += 1) await remindMarketing(shop.ports);
    expect(await subjects(wants)).toEqual([YES, AGAIN]);
    shop.clock.advance(-TWO_YEARS);
  });
});
