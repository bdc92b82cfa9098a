import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markedThings, publicReads, unkeptReads } from '../../../support/access/public-reads.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const KEPT = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';
const NOT_KEPT = 'private, no-store';
/** Open to anybody, but what a person typed, or a secret, is in its address. */
const NEVER_KEPT: Record<string, string> = {
  '/api/postcodes': `q=${encodeURIComponent('성수')}`,
  '/api/auth/nickname': `value=${encodeURIComponent('걷는하루')}`,
  '/api/auth/verify-email': 'token=x',
  '/api/auth/find-account': `username=${encodeURIComponent('김하루')}&phoneNumber=01012345678`,
  '/api/auth/reset-password': 'token=x',
  '/api/auth/reset-password/validate': 'token=x',
};
const PAGE = 'https://elsewhere.example';

let shop: TestShop;
let reads: Record<string, string>;
let unkept: Record<string, string>;
beforeAll(async () => {
  shop = await startTestShop({ config: { corsOrigins: [PAGE] } });
  const things = await markedThings(shop);
  reads = publicReads(things);
  unkept = unkeptReads(things);
});
afterAll(() => shop.close());

const visitor = () => shop.as('visitor');
const everyRead = () => Object.values(reads);
const told = ({ headers }: { headers: Record<string, unknown> }) => [headers['cache-control'], headers.etag];

it('public reads are all listed here', () => {
  const open = shop.app.shopRoutes.filter(
    ({ method, path, access }) => method === 'GET' && access === 'public' && path.startsWith('/api/'),
  );
  expect(Object.keys({ ...reads, ...unkept, ...NEVER_KEPT }).toSorted()).toEqual(
    open.map(({ path }) => path).toSorted(),
  );
});

describe('public answer', () => {
  it('may be cached shortly by shared caches, with its Vary', async () => {
    for (const url of everyRead()) {
      const { status, headers } = await visitor().get(url);
      expect([url, status, headers['cache-control'], headers.vary]).toEqual([
        url,
        200,
        KEPT,
        'origin, authorization, accept-encoding',
      ]);
      expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
    }
  });

  it('is not sent again if unchanged, and is when changed', async () => {
    for (const url of everyRead()) {
      const { headers } = await visitor().get(url);
      const asked = { headers: { 'if-none-match': `"other", ${headers.etag}` } };
      shop.clock.advance(1);
      const again = await visitor().get(url, asked);
      expect([url, again.status, again.body, ...told(again)]).toEqual([url, 304, '', KEPT, headers.etag]);
      const stale = await visitor().get(url, { headers: { 'if-none-match': 'W/"an-older-one"' } });
      expect([url, stale.status]).toEqual([url, 200]);
    }
    const url = reads['/api/feeds/:id/comments'] ?? '';
    const { headers } = await visitor().get(url);
    await shop.as('seller').post(url, { content: '새 댓글이에요' });
    const changed = await visitor().get(url, { headers: { 'if-none-match': String(headers.etag) } });
    expect([changed.status, changed.headers.etag === headers.etag]).toEqual([200, false]);
  });

  it('is compressed if long, as requested', async () => {
    const url = reads['/api/feeds'] ?? '';
    const plain = await shop.app.inject({ url });
    const unpackers = { br: brotliDecompressSync, gzip: gunzipSync } as const;
    for (const [way, unpack] of Object.entries(unpackers)) {
      const { headers, rawPayload } = await shop.app.inject({ url, headers: { 'accept-encoding': way } });
      expect([headers['content-encoding'], headers.etag]).toEqual([way, plain.headers.etag]);
      expect(JSON.parse(unpack(rawPayload).toString()).data).toEqual(plain.json().data);
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
    const short = await shop.app.inject({ url: '/api/stores', headers: { 'accept-encoding': 'br' } });
    expect([short.headers['content-encoding'], short.json().success]).toEqual([undefined, true]);
  });
});

describe('never cached or compressed:', () => {
  const asked = { headers: { 'accept-encoding': 'br' } };
  const never = (answer: { headers: Record<string, unknown> }) => [
    ...told(answer),
    answer.headers['content-encoding'],
  ];

  it('answers to a request with a token, valid or not', async () => {
    for (const who of [shop.as('user'), shop.withToken('x'.repeat(43))])
      for (const url of everyRead())
        expect([url, ...never(await who.get(url, asked))]).toEqual([url, NOT_KEPT, undefined, undefined]);
    const odd = await shop.app.inject({
      url: '/api/feeds',
      headers: { ...asked.headers, authorization: 'x' },
    });
    expect(never(odd)).toEqual([NOT_KEPT, undefined, undefined]);
  });

  it('refusals, writes, reads of members, and typed text in an address', async () => {
    const answers = [
      await visitor().get('/api/products/999999', asked),
      await visitor().get('/api/products/abc', asked),
      await visitor().get('/api/nothing', asked),
      await visitor().post('/api/cart/preview', { items: [] }, asked),
      await visitor().get('/api/users/cart', asked),
      await shop.as('user').get('/api/feeds/my', asked),
      await shop.as('user').get('/api/users/orders', asked),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 404, 200, 401, 200, 200]);
    for (const [path, query] of Object.entries(NEVER_KEPT))
      answers.push(await visitor().get(`${path}?${query}`, asked));
    for (const url of Object.values(unkept)) {
      const answer = await visitor().get(url, asked);
      expect([url, answer.status]).toEqual([url, 200]);
      answers.push(answer);
    }
    for (const answer of answers) expect(never(answer)).toEqual([NOT_KEPT, undefined, undefined]);
  });
});

describe('toggles of a member', () => {
  /** What an answer says of the person who asked, by name. */
  const OF_A_PERSON = [
    'isLiked',
    'isVoted',
    'canVote',
    'isHelpful',
    'isMine',
    'isReported',
    'isWished',
    'isFollowing',
    'myEntryFeedId',
    'myVoteFeedId',
    'myEntryNo',
    'myNonce',
    'myVoteStanding',
  ];
  const found = (body: unknown): Set<string> => {
    const names = new Set<string>();
    JSON.stringify(body, (name, value) => {
      if (OF_A_PERSON.includes(name) && value) names.add(name);
      return value;
    });
    return names;
  };
  const without = (body: unknown): unknown =>
    JSON.parse(
      JSON.stringify(body, (name, value) =>
        OF_A_PERSON.includes(name) || name === 'timestamp' ? false : value,
      ),
    );
  const OWN_QUESTION = '/api/feeds/:id/vote/check';

  it('are in no public answer, which is otherwise the same', async () => {
    const seen = new Set<string>();
    for (const [route, url] of Object.entries(reads)) {
      const mine = await shop.as('user').get(url);
      const anybodys = await visitor().get(url);
      expect([route, ...found(anybodys.body)]).toEqual([route]);
      for (const name of found(mine.body)) seen.add(name);
      if (route === OWN_QUESTION) expect([mine.body.data, anybodys.body.data]).toEqual([true, false]);
      else expect([route, without(anybodys.body)]).toEqual([route, without(mine.body)]);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['isLiked', 'isVoted', 'isHelpful', 'isMine']));
  });
});
