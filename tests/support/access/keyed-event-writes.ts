import { eventForm, eventParts, publicEvent, voted } from '../events/events.ts';
import { posts, type Write } from '../posts.ts';
import type { TestShop } from '../server/server.ts';

type Prepare = (shop: TestShop) => Promise<Write>;
type Send = Write['send'];

const put = (shop: TestShop, path: string, body: object): Send => {
  return (extra) => shop.as('admin').put(path, body, extra);
};
const form = async (shop: TestShop, path: string, fields: object): Promise<Send> => {
  const { payload, headers } = await eventParts({ ...fields });
  return (extra) => shop.as('admin').put(path, payload, { headers: { ...headers, ...extra?.headers } });
};
const draft = async (shop: TestShop): Promise<number> => {
  const { payload, headers } = await eventParts(eventForm({ state: 'DRAFT' }));
  return (await shop.as('admin').post('/api/events', payload, { headers })).body.data.eventId;
};

/** Each write about an event that carries a key: one that can be sent again, and the same about something else. */
export const KEYED_EVENT_WRITES: Readonly<Record<string, Prepare>> = {
  'POST /api/events': async (shop) => {
    const [one, other] = [eventForm({ title: '하나' }), eventForm({ title: '다른 하나' })];
    return posts(shop.as('admin'), '/api/events', one, other);
  },
  'PUT /api/events/{id}': async (shop) => {
    const path = `/api/events/${await publicEvent(shop)}`;
    return { send: put(shop, path, { title: '하나' }), other: put(shop, path, { title: '다른 하나' }) };
  },
  'PUT /api/events/{id}/multipart': async (shop) => {
    const path = `/api/events/${await publicEvent(shop)}/multipart`;
    return {
      send: await form(shop, path, { title: '하나' }),
      other: await form(shop, path, { title: '다른 하나' }),
    };
  },
  'POST /api/events/{id}/publish': async (shop) => {
    const path = `/api/events/${await draft(shop)}/publish`;
    return posts(shop.as('admin'), path, { version: 1 }, { version: 2 });
  },
  'POST /api/events/{id}/cancel': async (shop) => {
    const path = `/api/events/${await publicEvent(shop)}/cancel`;
    return posts(shop.as('admin'), path, { reason: '사정이 생겼어요' }, { reason: '다른 사정이 있어요' });
  },
  'POST /api/admin/events/{id}/votes/void': async (shop) => {
    const { eventId, voteId } = await voted(shop);
    const [said, other] = ['여러 계정', '다른 까닭'].map((reason) => ({ voteIds: [voteId], reason }));
    return posts(shop.as('admin'), `/api/admin/events/${eventId}/votes/void`, said, other);
  },
  'POST /api/admin/events/{id}/votes/restore': async (shop) => {
    const { eventId, voteId } = await voted(shop);
    const path = `/api/admin/events/${eventId}/votes`;
    const [said, other] = ['여러 계정', '다른 까닭'].map((reason) => ({ voteIds: [voteId], reason }));
    await shop.as('admin').post(`${path}/void`, said);
    return posts(shop.as('admin'), `${path}/restore`, said, other);
  },
};
