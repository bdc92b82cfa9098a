import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import ReviewsScreen from '#src/areas/seller/review-replies/reviews-screen.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const LIST = '/api/seller/reviews';
const SELLER = { ...MEMBER, userType: 'seller' };
const [first, second] = reviews;
const ok = (data: unknown) => ({ body: { success: true, data } });
const at = '2026-11-01T03:00:00.000Z';
const answer = { storeName: '구두장이', content: '고마워요.', createdAt: at, updatedAt: at };
const rows = [
  { ...first, isMine: false, isReported: false, answer: null },
  { ...second, isMine: false, isReported: false, answer },
];
const page = { ...toPaged(rows, { page: 0, size: 20 }, 2), unanswered: 1 };
const stats = {
  distribution: { SMALL: 4, NORMAL: 2 },
  percentage: {},
  mostSelected: 'SMALL',
  averageScore: 2,
};
const statistics = {
  totalReviews: 6,
  averageRating: 4.2,
  photoReviews: 0,
  ratingDistribution: { 5: 3, 4: 3 },
  cushionStatistics: stats,
  sizeFitStatistics: stats,
  stabilityStatistics: stats,
};

const show = (query: string, answers: Parameters<typeof renderShop>[1] = {}) => {
  window.history.replaceState(null, '', `/review-manage${query}`);
  return renderShop(
    <ReviewsScreen />,
    {
      [`GET ${LIST}`]: ok(page),
      [`/api/reviews/products/${first?.productId}/statistics`]: ok(statistics),
      [`/api/reviews/products/${second?.productId}/statistics`]: ok(statistics),
      ...answers,
    },
    { person: SELLER, at: `/review-manage${query}` },
  );
};
const query = (url: string | undefined) => new URLSearchParams(url?.split('?')[1]);

it('seller ReviewsScreen loads reviews without a reply first, by stars, pictures and days', async () => {
  const shop = show('?rating=2&photos=true&from=2026-11-01&until=soon');
  await screen.findByRole('table');
  const asked = query(shop.to(LIST)[0]?.url);
  expect(Object.fromEntries(asked)).toMatchObject({ answered: 'NO', rating: '2', photos: 'true' });
  expect([asked.get('from'), asked.get('until') ?? '']).toEqual(['2026-11-01', '']);
});

it('ReviewPanel writes a reply beside the statistics of the fit, with a length limit, and hides no review', async () => {
  const path = `${LIST}/${first?.reviewId}/answer`;
  const shop = show(`?open=${first?.reviewId}`, {
    [`PUT ${path}`]: ok({ reviewId: first?.reviewId, content: '고마워요.', createdAt: at, updatedAt: at }),
  });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(/4\.2/)).toBeTruthy();
  expect(panel.getByRole('button', { name: '신고' })).toBeTruthy();
  expect(panel.queryByRole('button', { name: /숨기/ })).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: '답변 올리기' }));
  expect(panel.getByText(/2자 이상/)).toBeTruthy();
  fireEvent.change(panel.getByRole('textbox', { name: '답변' }), { target: { value: '고마워요.' } });
  expect(panel.getByText(/5\/500자/)).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '답변 올리기' }));
  await waitFor(() => expect(shop.visited).toEqual(['/review-manage']));
  expect(shop.to(path).map((sent) => JSON.parse(String(sent.body)))).toEqual([{ content: '고마워요.' }]);
});

it('ReviewPanel shows until when a reply can be changed, and deletes it after a confirmation', async () => {
  const path = `${LIST}/${second?.reviewId}/answer`;
  const shop = show(`?answered=YES&open=${second?.reviewId}`, { [`DELETE ${path}`]: ok(null) });
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(/12월 1일까지|2026\. ?12\. ?0?1/)).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '답변 삭제' }));
  expect(shop.to(path)).toHaveLength(0);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '답변 삭제' }));
  await waitFor(() => expect(shop.visited).toEqual(['/review-manage?answered=YES']));
  expect(shop.to(path)).toHaveLength(1);
});

it('ReviewPanel shows a hidden reply with the reason, without change or deletion', async () => {
  const hidden = { ...answer, hidden: { reason: '청약 철회를 막아요' } };
  const held = { ...page, content: [rows[0], { ...rows[1], answer: hidden }] };
  show(`?answered=YES&open=${second?.reviewId}`, { [`GET ${LIST}`]: ok(held) });
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(/청약 철회를 막아요/)).toBeTruthy();
  expect(panel.getByText('가려짐')).toBeTruthy();
  expect(panel.getByText('고마워요.')).toBeTruthy();
  expect(panel.queryByRole('textbox', { name: '답변' })).toBeNull();
  expect(panel.queryByRole('button', { name: /답변/ })).toBeNull();
  expect(panel.getByRole('link', { name: '결정 보기와 이의 제기' })).toBeTruthy();
});
