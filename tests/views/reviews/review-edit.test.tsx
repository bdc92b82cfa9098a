import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import { ReviewEditor } from '#src/areas/reviews/editor/review-editor.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const stored = {
  ...reviews[0],
  isMine: true,
  images: [{ reviewImageId: 4, imageUrl: 'images/reviews/a.jpg', imageOrder: 0 }],
  hasImages: true,
};

it('ReviewEditor of a stored review opens with it, and sends the new title and the removed picture', async () => {
  const shop = renderMember(<ReviewEditor target={{ kind: 'edit', reviewId: 1 }} />, {
    'GET /api/reviews/1': ok(stored),
    'PUT /api/user/reviews/1': ok({
      reviewId: 1,
      message: '리뷰를 수정했어요.',
      newImageUrls: [],
      deletedImageIds: [4],
      totalImageCount: 0,
    }),
  });
  const title = await screen.findByLabelText(/^제목/);
  expect(title).toHaveValue(stored.title);
  fireEvent.change(title, { target: { value: '고쳐 쓴 리뷰예요' } });
  fireEvent.click(screen.getByRole('button', { name: '올린 사진 1 빼기' }));
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(shop.visited).toEqual(['/products/1/reviews']));
  const [sent] = shop.requests.filter(({ method }) => method === 'PUT');
  if (!(sent?.body instanceof FormData)) throw new Error('the review was not sent as a form');
  const part = sent.body.get('review');
  const words = JSON.parse(part instanceof Blob ? await part.text() : String(part));
  expect(words).toMatchObject({ title: '고쳐 쓴 리뷰예요', deleteImageIds: [4] });
});

it('ReviewEditor of an unbought product shows no field', async () => {
  const target = { kind: 'create', productId: 1, orderItemId: null } as const;
  renderMember(<ReviewEditor target={target} />, {
    'GET /api/user/reviews/waiting': ok({ items: [], totalElements: 0, totalPages: 0, number: 0 }),
  });
  expect(await screen.findByText('작성할 수 있는 리뷰가 없어요')).toBeVisible();
  expect(screen.queryByLabelText(/^제목/)).toBeNull();
});
