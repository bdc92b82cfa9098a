import { readSellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { type Driver, retry } from '../driver.ts';

export const sellerDashboard: Driver = {
  flow: 'sellerDashboard',
  member: 'seller',
  path: '/seller-mypage',
  ports: { load: { asks: [readSellerDashboard] } },
  events: {
    // Each press is another period.
    'input.changed': {
      press: (page) =>
        page.getByRole('group', { name: '기간' }).getByRole('button', { pressed: false }).first(),
    },
    'screen.retried': retry('sellerDashboard'),
  },
};
