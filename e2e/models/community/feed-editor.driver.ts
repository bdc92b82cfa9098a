import { listFeedAvailableEvents } from '#domain/community/event.ts';
import { createFeed, createTextFeed } from '#domain/community/feed-form.ts';
import { listPurchasedItems } from '#domain/trade/purchase.ts';
import { PICTURE } from '../../support/sample-picture.ts';
import { type Driver, retry } from '../driver.ts';

export const feedEditorDriver: Driver = {
  flow: 'feedEditor',
  member: 'subin',
  path: '/feed-create',
  ports: {
    load: { asks: [listPurchasedItems, listFeedAvailableEvents] },
    // A feed with pictures goes another way.
    save: { asks: [createTextFeed, createFeed], requests: 1 },
  },
  events: {
    'field.changed': { before: (page, { value }) => page.getByLabel(/^제목/).fill(String(value)) },
    'pictures.changed': {
      before: (page) => page.getByLabel('사진', { exact: true }).setInputFiles(PICTURE),
    },
    'form.submitted': {
      before: async (page, { problems }) => {
        const isFine = Object.keys(problems ?? {}).length === 0;
        await page.getByLabel(/^제목/).fill(isFine ? '새 글' : '');
        if (!isFine) return;
        await page.getByLabel('구매한 상품').selectOption({ index: 1 });
        await page.getByLabel(/^내용/).fill('하루 종일 신었어요.');
      },
      press: (page) => page.getByRole('button', { name: '올리기', exact: true }),
    },
    'screen.retried': retry('feedEditor'),
  },
  absent: /^saved$/,
};
