import { countSellerPending } from '#domain/seller/layout/pending-counts.ts';
import { sellerPendingCountsMachine } from '#machines/seller/layout/seller-pending-counts.machine.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const sellerPendingCountsEntry = resourceEntry({
  title: '스토어에서 처리할 일',
  group: '판매자',
  machine: sellerPendingCountsMachine,
  reloads: true,
  silent: true,
  load: {
    done: { orders: 4, claims: 1, reviews: 100, questions: 3, inquiries: 2, lowGoods: 0 },
    error: new Error('처리할 일을 불러오지 못했어요.'),
  },
});

export const proofs: readonly Proof[] = [
  proof(sellerPendingCountsEntry, {
    about: '판매자 메뉴의 항목마다 처리할 일이 몇 건인지 알려 줘요.',
    says: { load: '처리할 일을 세어요' },
    driver: {
      member: 'seller',
      // A page without other calls about the seller.
      path: '/become-seller',
      ports: { load: { asks: [countSellerPending] } },
      events: {},
      offscreen: { 'screen.reloaded': 'every page that is opened counts anew' },
    },
  }),
];
