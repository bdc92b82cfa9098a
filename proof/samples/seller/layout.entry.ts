import { sellerPendingCountsMachine } from '#machines/seller/layout/seller-pending-counts.machine.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

/**
 * Registry entry of the chart that counts pending work in a store: sample data and labels for
 * tests, diagrams and the inspector.
 */
export const sellerPendingCountsEntry = resourceEntry({
  title: '스토어에서 기다리는 일',
  group: '판매자',
  machine: sellerPendingCountsMachine,
  reloads: true,
  silent: true,
  load: {
    done: { orders: 4, claims: 1, reviews: 100, questions: 3, inquiries: 2, lowGoods: 0 },
    error: new Error('기다리는 일을 세지 못했어요.'),
  },
});
