import type { Page } from '@playwright/test';
import { addWish, listWishes, listWishIds, removeWish, type Wish } from '#domain/catalogue/wishlist.ts';
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts';
import { wishlistToggleMachine } from '#machines/catalogue/wishlist-toggle.machine.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { shoes } from '../kit/product.samples.ts';
import { type Proof, proof } from '../page.ts';

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

const heart = (page: Page, place = 0) => page.locator('[data-flow="wishlistToggle"]').nth(place);

/** A visitor logs in and returns to the same page. */
async function arrive(page: Page): Promise<void> {
  const start = page.url();
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await page.getByLabel(/이메일/).fill('minjun@sinbaljang.test');
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(start);
}

export const proofs: readonly Proof[] = [
  proof(hearts, {
    about: '어느 화면에서나 하트를 눌러 상품을 찜하고 풀어요.',
    says: {
      loadIds: '찜한 상품의 번호를 불러와요',
      saveWish: '찜을 저장해요',
      'member.arrived': '회원이 로그인해요',
      'member.left': '회원이 로그아웃해요',
      'wish.toggled': '하트를 눌러요',
    },
    driver: {
      outlivesScreen: 'hearts are one for the whole app, wherever they are drawn',
      path: '/products?page=0&size=9&sort=latest',
      ports: {
        loadIds: { asks: [listWishIds] },
        saveWish: { asks: [addWish, removeWish], requests: 1 },
      },
      events: {
        'member.arrived': { before: arrive },
        'member.left': {
          before: async (page) => {
            await page.getByRole('button', { name: /계정 메뉴$/ }).click();
            await page.getByRole('menuitem', { name: '로그아웃' }).click();
            // The hearts are away at once; the page follows when the server has answered.
            await page.waitForURL(({ pathname }) => pathname === '/');
          },
        },
        // The samples wish for two products; on the page they are the first two.
        'wish.toggled': { press: (page, { productId }) => heart(page, Number(productId) - 1) },
      },
      hidden: ({ type }, { state }) =>
        (type === 'member.arrived' && state !== 'guest') || (type === 'member.left' && state === 'guest'),
    },
  }),
  proof(
    pagedEntry({
      title: '찜 목록',
      group,
      machine: wishlistMachine,
      filter: undefined,
      items: wished,
      error,
    }),
    {
      about: '찜한 상품을 한 쪽씩 봐요.',
      says: { loadPage: '찜한 상품 한 쪽을 불러와요' },
      driver: paged({ path: '/wishlist', member: 'user' }, [listWishes]),
    },
  ),
];
