import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import ProductReviewsScreen from '#src/areas/catalogue/product/product-reviews-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/products/1/reviews';
const LIST = '/api/reviews/products/1/filter';
const ok = (data: unknown) => ({ body: { success: true, data } });
const broken = { status: 500, body: { success: false, message: '점검하고 있어요.', data: null } };
const page = (content: readonly object[] = reviews) =>
  ok({
    reviews: content,
    totalElements: content.length,
    totalPages: 1,
    size: 20,
    number: 0,
    last: true,
    averageRating: 4.4,
    totalReviews: 24,
  });

afterEach(() => window.history.replaceState(null, '', '/'));

function open(answers: Answers = {}, search = '', person: typeof MEMBER | null = null) {
  window.history.replaceState(null, '', PATH + search);
  return renderShop(
    <ProductReviewsScreen params={{ productId: '1' }} title="" />,
    {
      '/api/products/1': ok(productDetailEntry.ports.load?.done),
      '/api/reviews/products/1/statistics': ok(entryOf('reviewSummary').ports.load?.done),
      [LIST]: page(),
      ...answers,
    },
    { person, at: PATH },
  );
}

it('ProductReviewsScreen reads its filters from the address, and follows it', async () => {
  const { to, visited } = open({}, '?sort=rating_low&photoOnly=true');
  expect(await screen.findByRole('combobox', { name: '정렬' })).toHaveValue('rating_low');
  expect(screen.getByRole('checkbox', { name: '사진 리뷰만' })).toBeChecked();
  await waitFor(() => expect(to(LIST)).toHaveLength(1));
  fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'rating_high' } });
  expect(visited).toEqual([`${PATH}?sort=rating_high&photoOnly=true`]);
  await act(async () => window.history.pushState(null, '', `${PATH}?sort=rating_low`));
  expect(screen.getByRole('checkbox', { name: '사진 리뷰만' })).not.toBeChecked();
  await waitFor(() => expect(to(LIST)).toHaveLength(2));
});

it('ProductReviewsScreen keeps the statistics if the list fails, with a retry of the list', async () => {
  let answer: ReturnType<typeof page> | typeof broken = broken;
  open({ [LIST]: () => answer });
  const alert = await screen.findByRole('alert');
  expect(await screen.findByText('리뷰 24개')).toBeVisible();
  answer = page();
  fireEvent.click(within(alert).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText(reviews[0]?.title ?? 'no review')).toBeVisible();
});

it('ProductReviewsScreen sends a guest who finds a review helpful to login and back', async () => {
  const { visited } = open();
  const [first] = await screen.findAllByRole('button', { name: /^도움돼요/ });
  fireEvent.click(first ?? document.body);
  expect(visited).toEqual([`/login?returnTo=${encodeURIComponent(PATH)}`]);
});

it('ProductReviewsScreen reads its list again without a reported review', async () => {
  const others = reviews.map((review) => ({ ...review, isMine: false }));
  const [reported, ...left] = others;
  let listed = others;
  const { to } = open(
    {
      [LIST]: () => page(listed),
      'POST /api/reports': () => {
        listed = left;
        return ok({ reportId: 1, createdAt: '2026-11-20T03:00:00.000Z' });
      },
    },
    '',
    MEMBER,
  );
  const title = reported?.title ?? 'no review';
  expect(await screen.findByText(title)).toBeVisible();
  const button = () => screen.getAllByRole('button', { name: '신고' })[0] ?? document.body;
  // A press works once the session is known.
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(button());
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('신고 사유'), { target: { value: 'ADVERTISING' } });
  fireEvent.click(dialog.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(to(LIST)).toHaveLength(2);
});
