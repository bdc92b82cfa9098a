import { afterAll, beforeAll, expect, it } from 'vitest';
import { postFeed } from '../../support/community.ts';
import { publicEvent } from '../../support/events/events.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let eventId: number;
let feedId: number;
beforeAll(async () => {
  shop = await startTestShop();
  eventId = await publicEvent(shop, { purchaseStartDate: '2020-01-01' });
  ({ feedId } = await postFeed(shop, { eventId }));
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const of = (list: { body: { data: { content: Json[] } } }) =>
  list.body.data.content.find((row) => row.feedId === feedId) ?? expect.fail('not in the list');

/** Fields that a legacy client shows in its dialog about an event, and those of the feed. */
const FEED = {
  feedId: expect.any(Number),
  title: expect.any(String),
  content: expect.any(String),
  feedType: 'EVENT',
  likeCount: 0,
  commentCount: 0,
  participantVoteCount: 0,
  userId: expect.any(Number),
  userNickname: expect.any(String),
  orderItemId: expect.any(Number),
  productName: expect.any(String),
  productSize: expect.any(Number),
  images: expect.any(Array),
  imageUrls: expect.any(Array),
  hashtags: expect.any(Array),
  isLiked: false,
  isVoted: false,
  canVote: expect.any(Boolean),
  eventTitle: expect.any(String),
  eventDescription: expect.any(String),
  eventStartDate: expect.stringMatching(DAY),
  eventEndDate: expect.stringMatching(DAY),
};

it.each([
  '/api/feeds?size=1000',
  '/api/feeds?feedType=EVENT&page=0&size=20&sort=latest',
  '/api/feeds/type/event',
  '/api/feeds/text-only/search?feedType=event',
])('legacy API: %s has the event of a feed with its days', async (path) => {
  expect(of(await shop.as('visitor').get(path))).toMatchObject({ ...FEED, eventId });
});

it('legacy API: GET one feed has the event as well', async () => {
  const { body } = await shop.as('user').get(`/api/feeds/${feedId}`);
  expect(body.data).toMatchObject({ ...FEED, feedId, eventId });
});

it.each([
  ['the page of an event', () => shop.as('visitor').get(`/api/events/${eventId}`), { status: 'ONGOING' }],
  ['the list of all events', () => shop.as('visitor').get('/api/events/all?size=100'), { status: 'ongoing' }],
  ['the events that a feed may take part in', () => shop.as('user').get('/api/events/feed-available'), {}],
] as const)('legacy API: %s has days, periods and rewards in every format', async (_, ask, more) => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  const rows: Json[] = body.content ?? body.data ?? [body];
  const event = rows.find((row) => row.eventId === eventId) ?? expect.fail('not there');
  const day = expect.stringMatching(DAY);
  expect(event).toMatchObject({
    eventStartDate: day,
    eventEndDate: day,
    purchaseStartDate: day,
    purchaseEndDate: day,
    announcementDate: day,
    purchasePeriod: expect.stringContaining(' ~ '),
    maxParticipants: expect.any(Number),
    votePeriod: `${event.eventStartDate} ~ ${event.eventEndDate}`,
    isParticipatable: true,
    createdBy: '',
    ...more,
  });
  const rewards = event.rewards as Json[];
  expect(rewards.length).toBeGreaterThan(0);
  for (const reward of rewards) {
    expect(reward).toMatchObject({
      reward: expect.any(String),
      conditionType: expect.any(String),
      conditionDescription: expect.any(String),
      conditionValue: expect.any(String),
      rewardType: expect.any(String),
      rewardValue: expect.any(Number),
      rewardDescription: expect.any(String),
    });
    expect(Object.keys(reward)).toEqual(expect.arrayContaining(['rank', 'maxRecipients']));
  }
});
