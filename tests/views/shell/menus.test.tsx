import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routeAt } from '#src/app/routes/route-at.ts';
import { footerGroups } from '#src/app/shell/footer/footer-links.ts';
import { menuFor } from '#src/app/shell/menu/menu-items.ts';
import Sidebar from '#src/app/shell/menu/sidebar.tsx';
import LikedFeedsScreen from '#src/areas/community/likes/liked-feeds-screen.tsx';
import { MyPageMenu } from '#src/areas/members/my-page/my-page-menu.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const open = (userType: string, answers: Answers = {}) =>
  renderShop(<Sidebar onCategories={() => {}} />, answers, { person: { ...MEMBER, userType } });

it('side menu of an administrator has the common groups below its own', async () => {
  open('admin');
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '관리자',
      '쇼핑',
      '피드',
      '마이페이지',
      '고객 지원',
    ]),
  );
});

it('side menu of a seller shows the numbers of open orders, and no points', async () => {
  const totals: Record<string, number> = { ORDERED: 12, SHIPPED: 3 };
  open('seller', {
    '/api/seller/orders': ({ url }) => {
      const totalElements = totals[new URL(url, 'https://shop.test').searchParams.get('status') ?? ''] ?? 0;
      const page = {
        content: [],
        totalElements,
        totalPages: totalElements,
        page: 0,
        size: 1,
        numberOfElements: 0,
      };
      const place = { hasNext: true, hasPrevious: false, first: true, last: false, empty: false };
      return { body: { success: true, data: { ...page, ...place } } };
    },
  });
  expect(await screen.findByText('12건')).toBeVisible();
  expect(screen.getByText('3건')).toBeVisible();
  expect(screen.getByText('신규 주문')).toBeVisible();
  expect(screen.queryByText('적립 포인트')).toBeNull();
});

it('every link of the side menu of each role and of the footer is the address of a page', async () => {
  const groups = [null, 'user', 'seller', 'admin'] as const;
  const all = [...groups.flatMap(menuFor), ...footerGroups(true), ...footerGroups(false)];
  const links = new Set(all.flatMap(({ items }) => items.map(([, href]) => href)));
  const unknown = await routeAt('/no/such/page');
  expect(links.size).toBeGreaterThan(25);
  for (const href of links) {
    const place = await routeAt(new URL(href, 'https://shop.test').pathname);
    expect([href, place !== null && place.route.path !== unknown?.route.path]).toEqual([href, true]);
  }
});

it.each(['points', 'level', 'badges'])('member menu marks its page: %s', (page) => {
  window.history.replaceState(null, '', `/mypage/${page}`);
  renderShop(<MyPageMenu />, {}, { person: MEMBER });
  const current = document.querySelectorAll('nav[aria-label="마이페이지 메뉴"] [aria-current="page"]');
  expect([...current].map((link) => link.getAttribute('href'))).toEqual([`/mypage/${page}`]);
  expect(screen.getByRole('link', { name: '쿠폰' })).toBeVisible();
});

it('liked feeds are read by twenty', async () => {
  const { to } = renderShop(<LikedFeedsScreen />, {}, { person: MEMBER });
  const sizes = () =>
    to('/api/feeds/my-likes').map(({ url }) => new URL(url, 'https://s.test').searchParams.get('size'));
  await waitFor(() => expect(sizes().length).toBeGreaterThan(1));
  expect(sizes()).toEqual(sizes().map(() => '20'));
});
