import { listMyInquiries, readMyInquiry } from '#domain/inquiries/inquiry.ts';
import { listStoreInquiries } from '#domain/inquiries/inquiry-desk.ts';
import { type Driver, retry } from '../kit/driver.ts';
import { paged } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { resource } from '../kit/resource.ts';

export const myInquiries = paged({ path: '/mypage/inquiries', member: 'user' }, [listMyInquiries]);

const anyInquiry: Driver['path'] = async (call) => {
  const [inquiry] = (await call(listMyInquiries, {})).content;
  if (!inquiry) throw new Error('the member of this driver has no inquiries');
  return `/mypage/inquiries/${inquiry.inquiryId}`;
};

export const inquiryThread: Driver = {
  ...resource(anyInquiry, { asks: [readMyInquiry] }, 'user'),
  offscreen: { 'screen.reloaded': 'e2e/inquiries.spec.ts writes a message first' },
};

/** Whether the table shows inquiries about returns already. */
const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('"topic":"RETURN"');

export const inquiryDesk: Driver = {
  member: 'seller',
  path: '/inquiry-manage?state=ALL',
  ports: { loadPage: { asks: [listStoreInquiries], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) await page.getByRole('button', { name: '다음', exact: true }).click();
        else await page.getByRole('combobox', { name: '주제' }).selectOption('RETURN');
      },
    },
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'An answer is written first.' },
  endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
};
