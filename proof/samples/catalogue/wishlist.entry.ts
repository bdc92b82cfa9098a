import type { Wish } from '#domain/catalogue/wishlist.ts';
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts';
import { wishlistToggleMachine } from '#machines/catalogue/wishlist-toggle.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { shoes } from '../kit/products.entry.ts';

const group = '찜';
const error = new Error('찜을 저장하지 못했어요.');
const arrived = { type: 'member.arrived' };
const left = { type: 'member.left' };
const first = { type: 'wish.toggled', productId: 1 };
const second = { type: 'wish.toggled', productId: 2 };

const hearts: RegistryEntry = {
  title: '찜 하트',
  group,
  machine: wishlistToggleMachine,
  input: { guestIds: [] },
  ports: { loadIds: { done: [1], error }, saveWish: { done: undefined, error } },
  events: [arrived, left, first],
  walkthroughs: [
    {
      name: '찜을 빼고 다시 넣기',
      steps: [arrived, done('loadIds', [1]), first, first, done('saveWish'), done('saveWish')],
    },
    {
      name: '거절되면 되돌아가고 다음 것은 저장',
      steps: [arrived, done('loadIds', []), first, second, failed('saveWish', error), done('saveWish')],
    },
    {
      name: '찜 목록을 몰라도 다음에 누르면 다시 묻기',
      steps: [arrived, failed('loadIds', error), first, done('loadIds', []), done('saveWish')],
    },
    { name: '로그인 전의 하트가 함께 오기', steps: [first, arrived, done('loadIds', [1])] },
    { name: '로그아웃하면 잊기', steps: [arrived, done('loadIds', [1]), left] },
  ],
};

const wished = shoes.slice(0, 6).map(
  ({ productId, name, mainImageUrl, price, discountPrice, storeName, ...shown }): Wish => ({
    colors: shown.colors,
    rating: shown.rating,
    reviewCount: shown.reviewCount,
    freeShipping: shown.freeShipping,
    arrivesOn: shown.arrivesOn,
    wishlistId: productId + 4,
    productId,
    productName: name,
    productImageUrl: mainImageUrl,
    productPrice: price,
    discountType: 'FIXED_DISCOUNT',
    discountValue: price - discountPrice,
    discountPrice,
    storeName,
    soldOut: productId === 4,
    createdAt: '2026-11-20T03:00:00.000Z',
  }),
);

/**
 * Registry entries of the charts of the wishlist: sample data and labels for tests, drawings and the
 * inspector.
 */
export const wishlistEntries: readonly RegistryEntry[] = [
  hearts,
  pagedEntry({ title: '찜 목록', group, machine: wishlistMachine, filter: undefined, items: wished, error }),
];
