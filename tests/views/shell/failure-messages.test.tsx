import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, Suspense } from 'react';
import { beforeEach, expect, it } from 'vitest';
import CategoryDialog from '#src/app/shell/menu/category-dialog.tsx';
import CategoriesScreen from '#src/areas/catalogue/categories/categories-screen.tsx';
import ProductDetailScreen from '#src/areas/catalogue/product/product-detail-screen.tsx';
import ProductListScreen from '#src/areas/catalogue/product-list/product-list-screen.tsx';
import MyCommentsScreen from '#src/areas/community/comments/my-comments-screen.tsx';
import FeedDetailScreen from '#src/areas/community/feed/feed-detail-screen.tsx';
import FeedListScreen from '#src/areas/community/feed-list/feed-list-screen.tsx';
import MyFeedsScreen from '#src/areas/community/feed-list/my-feeds-screen.tsx';
import LikedFeedsScreen from '#src/areas/community/likes/liked-feeds-screen.tsx';
import HomeScreen from '#src/areas/shell/home/home-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const first = { params: { id: '1' }, title: '' };
const open = (shown: ReactElement, answers: Answers, at = '/') => {
  window.history.replaceState(null, '', at);
  return renderShop(<Suspense>{shown}</Suspense>, answers, { person: MEMBER, at });
};
/** An answer of the server without a message. */
const broken = { status: 500, body: {} };
const refused = (status: number, more: object) => ({ status, body: { success: false, ...more } });
const alert = (sentence: string) =>
  screen.findByText(sentence, { selector: '[role="alert"], [role="alert"] *' });

beforeEach(() => window.localStorage.clear());

/** A screen, the call that it depends on, and its message if that call fails without one. */
const SENTENCES = [
  ['/feeds', <FeedListScreen key="1" />, '/api/feeds', '피드 목록 조회에 실패했습니다.'],
  ['/feed/1', <FeedDetailScreen key="2" {...first} />, '/api/feeds/1', '피드 조회에 실패했습니다.'],
  ['/my-feeds', <MyFeedsScreen key="3" />, '/api/feeds/my', '피드 목록 조회에 실패했습니다.'],
  ['/liked-feeds', <LikedFeedsScreen key="4" />, '/api/feeds/my-likes', '좋아요한 피드 조회에 실패했습니다.'],
  [
    '/mypage/comments',
    <MyCommentsScreen key="5" />,
    '/api/feeds/my-comments',
    '댓글 목록 조회에 실패했습니다.',
  ],
  ['/products', <ProductListScreen key="6" />, '/api/products', '상품 목록을 불러오는데 실패했습니다.'],
  ['/', <HomeScreen key="7" />, '/api/products', '상품 목록을 불러오는데 실패했습니다.'],
  [
    '/products/1',
    <ProductDetailScreen key="8" {...first} />,
    '/api/products/1',
    '상품 정보를 불러오는데 실패했습니다.',
  ],
  [
    '/categories',
    <CategoriesScreen key="9" />,
    '/api/products/categories/overview',
    '카테고리를 불러오는 중 오류가 발생했습니다.',
  ],
] as const;

it.each(SENTENCES)(
  '%s shows its own message if its call fails without one',
  async (at, shown, call, sentence) => {
    open(shown, { [call]: broken }, at);
    expect(await alert(sentence)).toBeVisible();
  },
);

it('feed list shows the message of the server before its own', async () => {
  const message = '피드를 점검하고 있어요.';
  open(
    <FeedListScreen />,
    { '/api/feeds': refused(500, { code: 'SERVICE_UNAVAILABLE', message }) },
    '/feeds',
  );
  expect(await alert(message)).toBeVisible();
});

it('feed list shows a refusal whatever its status', async () => {
  const no = refused(200, { message: '지금은 볼 수 없어요.', data: [] });
  open(<FeedListScreen />, { '/api/feeds': no }, '/feeds');
  expect(await alert('지금은 볼 수 없어요.')).toBeVisible();
});

it.each([
  ['a refusal', refused(200, { message: '지금은 볼 수 없어요.', data: [] }), '지금은 볼 수 없어요.'],
  [
    'an answer of another shape',
    { body: { success: true, data: [{ categoryId: 'one' }] } },
    '카테고리 목록을 불러오는데 실패했습니다.',
  ],
])('category dialog reports %s, and offers the default categories', async (_, answer, sentence) => {
  open(<CategoryDialog asked={1} />, { '/api/products/categories': answer });
  expect(await alert(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: '컨버스' })).toBeVisible();
});

it('category dialog leads to the products of a category', async () => {
  const { visited } = open(<CategoryDialog asked={1} />, { '/api/products/categories': broken });
  await userEvent.click(await screen.findByRole('button', { name: '컨버스' }));
  expect(visited).toEqual(['/products?categoryId=5&page=0&size=9&sort=latest']);
});
