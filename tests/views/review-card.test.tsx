import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import { ReviewCard } from '#src/areas/reviews/review-card.tsx';
import { renderShop } from '../support/client/member-app.tsx';

const ANSWER = {
  storeName: '구두장이 공방',
  content: '꼼꼼한 후기 감사해요.',
  createdAt: '2026-11-20T03:00:00.000Z',
  updatedAt: '2026-11-20T03:00:00.000Z',
};

const [review] = reviews;
if (!review) throw new Error('the samples have no review');

it('ReviewCard shows the reply of the store below a review, and nothing without one', async () => {
  renderShop(
    <ul>
      <ReviewCard review={{ ...review, answer: ANSWER }} />
      <ReviewCard review={{ ...review, reviewId: 2, answer: null }} />
    </ul>,
    {},
    { person: null },
  );
  const [answered, silent] = await screen.findAllByRole('listitem');
  if (!answered || !silent) throw new Error('two reviews are shown');
  expect(within(answered).getByRole('region', { name: '구두장이 공방의 답변' })).toHaveTextContent(
    ANSWER.content,
  );
  expect(within(silent).queryByRole('region')).toBeNull();
});
