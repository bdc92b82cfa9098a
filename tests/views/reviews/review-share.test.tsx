import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReviewEditor } from '#src/areas/reviews/editor/review-editor.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const REVIEWS = '/api/user/reviews';
const FEEDS = '/api/feeds/text-only';
const ok = (data: unknown) => ({ body: { success: true, data } });
const item = {
  orderItemId: 11,
  productId: 3,
  productName: '고래 로우',
  productImageUrl: null,
  storeName: '골목스니커즈',
  optionSize: '260',
  optionColor: 'BLACK',
  orderedAt: '2026-11-20T00:00:00Z',
  points: 100,
};
const waiting = ok({ items: [item], totalElements: 1, totalPages: 1, number: 0 });
const created = ok({
  reviewId: 5,
  message: '리뷰를 올렸어요.',
  imageUrls: [],
  pointsEarned: 100,
  currentPoints: 100,
});

/** Fills in a review and sends it. */
async function write(feed: { status?: number; body: unknown }, isShared: boolean) {
  const target = { kind: 'create', productId: 3, orderItemId: 11 } as const;
  const shop = renderMember(<ReviewEditor target={target} />, {
    [`GET ${REVIEWS}/waiting`]: waiting,
    [`POST ${REVIEWS}`]: created,
    [`POST ${FEEDS}`]: feed,
  });
  fireEvent.change(await screen.findByLabelText(/^제목/), { target: { value: '가볍고 편해요' } });
  fireEvent.change(screen.getByLabelText(/^내용/), { target: { value: '하루 종일 신어도 발이 편해요.' } });
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  for (const name of new Set(radios.map((radio) => radio.name)))
    fireEvent.click(radios.find((radio) => radio.name === name) ?? document.body);
  const share = screen.getByRole<HTMLInputElement>('checkbox', { name: '피드에도 올릴게요' });
  expect(share.checked).toBe(false);
  if (isShared) fireEvent.click(share);
  fireEvent.click(screen.getByRole('button', { name: '리뷰 올리기' }));
  await waitFor(() => expect(shop.to(REVIEWS).filter(({ method }) => method === 'POST')).toHaveLength(1));
  return shop;
}

it('ReviewEditor posts no feed unless it is asked to', async () => {
  const shop = await write(ok({}), false);
  await waitFor(() => expect(shop.visited.length).toBeGreaterThan(0));
  expect(shop.to(FEEDS)).toEqual([]);
});

it('ReviewEditor posts title and text as a feed of the same order line by the same press', async () => {
  const shop = await write({ status: 409, body: { success: false, message: '거절' } }, true);
  await waitFor(() => expect(shop.to(FEEDS)).toHaveLength(1));
  expect(JSON.parse(String(shop.to(FEEDS)[0]?.body))).toEqual({
    title: '가볍고 편해요',
    content: '하루 종일 신어도 발이 편해요.',
    orderItemId: 11,
  });
  // A refused feed does not undo the review.
  await waitFor(() => expect(shop.visited.length).toBeGreaterThan(0));
});
