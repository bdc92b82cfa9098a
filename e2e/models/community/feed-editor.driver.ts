import { createFeed, createTextFeed } from '#domain/community/feed-form.ts';
import { listFeedAvailableEvents } from '#domain/events/event.ts';
import { listPurchasedItems } from '#domain/trade/orders/purchased-items.ts';
import { PICTURE } from '../../support/sample-picture.ts';
import { isJson, nothingLike } from '../answers.ts';
import { type Driver, retry } from '../driver.ts';

export const feedEditorDriver: Driver = {
  flow: 'feedEditor',
  member: 'subin',
  path: '/feed-create',
  ports: {
    load: {
      asks: [listPurchasedItems, listFeedAvailableEvents],
      answer: (ask, sample) => nothingLike(ask, isJson(sample) ? sample.about : sample),
    },
    // A feed with pictures uses another endpoint.
    save: { asks: [createTextFeed, createFeed], requests: 1 },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        if ('pictures' in change) await page.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
        if ('title' in change) await page.getByLabel(/^제목/).fill(String(change.title));
        if ('content' in change) await page.getByLabel(/^내용/).fill(String(change.content));
        if ('orderItemId' in change)
          await page.getByRole('group', { name: '구매한 상품' }).getByRole('radio').nth(0).check();
      },
    },
    'form.submitted': {
      press: (page) => page.getByRole('button', { name: '올리기', exact: true }),
    },
    'screen.retried': retry('feedEditor'),
  },
  absent: /^saved$/,
};
