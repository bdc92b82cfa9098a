import { freeEvent, idOf, postFeed } from '../community.ts';
import { multipart, photo, picture } from '../server/multipart.ts';
import type { TestShop } from '../server/server.ts';

/** Everything that an event of the next weeks needs, as our own editor says it. */
export const eventForm = (other: Record<string, unknown> = {}) => ({
  title: '겨울 산책',
  type: 'RANKING',
  description: '겨울에 걷던 길을 보여 주세요.',
  participationMethod: '산 신발을 신고 사진을 올려 주세요.',
  selectionCriteria: '표를 많이 받은 순서예요.',
  precautions: '한 사람이 한 번 참여해요.',
  maxParticipants: 100,
  purchaseStartDate: '2026-11-01',
  purchaseEndDate: '2026-11-30',
  eventStartDate: '2026-11-21',
  eventEndDate: '2026-12-05',
  announcement: '2026-12-10',
  rewards: [
    { conditionValue: '1', rewardType: 'POINTS', rewardValue: 2_000 },
    { conditionValue: 'participation', rewardType: 'POINTS', rewardValue: 10 },
  ],
  ...other,
});

/** The same as form fields with a picture: empty ones are left out, rewards are text. */
export async function eventParts(fields: Record<string, unknown>, pictures = 1, name = 'images') {
  const parts = Object.entries(fields).map(([field, value]) => ({
    name: field,
    data: typeof value === 'object' ? JSON.stringify(value) : String(value),
  }));
  const data = await photo(80, 60);
  return multipart([...parts, ...Array.from({ length: pictures }, () => picture(data, name))]);
}

/** An event of the desk, public from today on; answers its id. */
export async function publicEvent(shop: TestShop, other: Record<string, unknown> = {}): Promise<number> {
  const answer = await shop.as('admin').post('/api/events', eventForm(other));
  if (answer.status !== 201) throw new Error(`no event: ${JSON.stringify(answer.body)}`);
  return answer.body.data.eventId;
}

/** A running event in which the demo shopper takes part and a member of whom enough is known has voted. */
export async function voted(shop: TestShop) {
  const eventId = await freeEvent(shop);
  const { feedId } = await postFeed(shop, { eventId });
  const voter = await shop.asMember('nari@sinbaljang.test');
  const { status, body } = await voter.post(`/api/feeds/${feedId}/vote`);
  if (status !== 200 || !body.data.voted) throw new Error(`no vote: ${JSON.stringify(body)}`);
  return { eventId, feedId, voter, voteId: await idOf(shop, 'nari@sinbaljang.test') };
}
