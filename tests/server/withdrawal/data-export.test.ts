import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECTIONS } from '#server/withdrawal/data-export-store.ts';
import { actionsOf } from '../../support/audit-log.ts';
import { feedBy, type Person, person, reviewBy } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let mine: Person;
let theirs: Person;
const EXPORT = '/api/users/me/export';

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
  const figures = { height: 178, weight: 72, foot_size: 270 };
  mine = await person(shop, 'minjun', { ...figures, profile_image_url: 'images/profiles/mine.webp' });
  theirs = await person(shop, 'doyun', { profile_image_url: 'images/profiles/theirs.webp' });
  for (const one of [mine, theirs]) {
    const feed = await feedBy(shop, one, { title: `${one.email}의 신발`, instagramId: `insta_${one.id}` });
    for (const { call, email } of [mine, theirs])
      await call.post(`/api/feeds/${feed.feedId}/comments`, { content: `${email}의 댓글` });
    await reviewBy(shop, one);
    await one.call.post('/api/users/addresses', {
      recipientName: `받는 ${one.email}`,
      recipientPhone: '01012345678',
      zipCode: '04782',
      addressLine1: '성수이로',
    });
  }
});
afterAll(() => shop.close());

describe('data export', () => {
  it('is one file, without data of others and without secrets', async () => {
    const answer = await mine.call.get(EXPORT);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="sinbaljang-[\d-]+\.json"$/);
    const text = JSON.stringify(answer.body);
    for (const word of [mine.email, '의 신발', '의 댓글', '받는 ', `insta_${mine.id}`, 'mine.webp'])
      expect([word, text.includes(word)]).toEqual([word, true]);
    for (const word of [
      theirs.email,
      `insta_${theirs.id}`,
      'theirs.webp',
      'argon2',
      'hash',
      'token',
      'skeleton',
    ])
      expect([word, text.includes(word)]).toEqual([word, false]);
    expect(Object.keys(answer.body)).toEqual(['exportedAt', ...SECTIONS.map(({ name }) => name)]);
    expect(answer.body.profile).toMatchObject([{ email: mine.email, height: 178 }]);
    expect(answer.body.profile[0].profile_image_url).toContain('/content/');
    const rows = Object.values(answer.body).flatMap((value) => (Array.isArray(value) ? value : []));
    expect(rows.filter((row) => 'user_id' in row || 'password_hash' in row)).toEqual([]);
    expect(answer.body.comments).toHaveLength(
      Number(
        (
          await shop.db
            .selectFrom('feed_comments')
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .where('user_id', '=', mine.id)
            .executeTakeFirstOrThrow()
        ).count,
      ),
    );
    expect(await actionsOf(shop, 'MEMBER', mine.id)).toContain('EXPORTED');
    expect(await actionsOf(shop, 'MEMBER', theirs.id)).not.toContain('EXPORTED');
  });

  it('is possible three times a day, with step-up authentication', async () => {
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await theirs.call.get(EXPORT)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const late = await person(shop, 'jiwoo');
    shop.clock.advance(11 * 60_000);
    expect((await late.call.get(EXPORT)).body.code).toBe('ELEVATION_REQUIRED');
    expect((await shop.as('visitor').get(EXPORT)).status).toBe(401);
  });
});

/** Tables that name a member and are not told of, each with its reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  mail_tokens: 'secrets of links',
  login_challenges: 'a log-in half way, gone in minutes',
  recovery_codes: 'secrets',
  elevation_codes: 'secrets, gone in minutes',
  webauthn_challenges: 'gone in minutes',
  social_attempts: 'gone in minutes',
  social_codes: 'gone in minutes',
  phone_checks: 'tags of codes, gone in minutes',
  known_devices: 'hashes of marks',
  known_networks: 'hashes of networks',
  active_days: 'days with an order or a post, made anew from what is told',
  request_keys: 'answers of the same calls, gone in a day',
  action_counts: 'counts of calls, gone in a day',
  member_memos: 'notes that administrators make for each other',
  mfa_resets: 'told by mail and in the trail of what was done to the account',
  point_grants: 'the points themselves are told',
  activity_awards: 'what was given is told with the activities',
  post_hides: 'what administrators decided; the posts themselves are told',
};

it('data export covers every table with a member id', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct table_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'member_id', 'reporter_id', 'seller_id', 'owner_id')
    order by 1`.execute(shop.db);
  const told = new Set(SECTIONS.map(({ table }) => table));
  const names = rows.map(({ table_name }) => table_name);
  expect(names.filter((name) => !told.has(name) && !(name in UNTOLD))).toEqual([]);
  expect(names.length).toBeGreaterThan(30);
});
