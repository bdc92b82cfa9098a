import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { shoes } from '#proof/kit/product.samples.ts';
import RecentViewsScreen from '#src/areas/catalogue/recent-views/recent-views-screen.tsx';
import { RECENT_VIEW_KEY } from '#src/lib/storage/guest-keys.ts';
import { renderShop } from '../../support/client/member-app.tsx';

const views = shoes
  .slice(0, 2)
  .map((shoe) => ({ ...shoe, soldOut: false, viewedAt: '2026-11-20T03:00:00.000Z' }));
const ids = views.map(({ productId }) => productId);

it('RecentViewsScreen shows the views of a guest from this browser, and removes them one by one there', async () => {
  const answers = { '/api/products/by-ids': { body: { success: true, data: views } } };
  const { to, rerender } = renderShop(<p />, answers, { person: null });
  // Rendering has cleared the storage of this browser.
  window.localStorage.setItem(
    RECENT_VIEW_KEY,
    JSON.stringify(views.map(({ productId, viewedAt }) => ({ productId, viewedAt }))),
  );
  rerender(<RecentViewsScreen />);
  const kept = () => JSON.parse(window.localStorage.getItem(RECENT_VIEW_KEY) ?? '[]');
  await userEvent.click(await screen.findByRole('button', { name: `${views[0]?.name} 지우기` }));
  await waitFor(() => expect(kept()).toEqual([expect.objectContaining({ productId: ids[1] })]));
  expect(screen.getByRole('status')).toHaveTextContent('1개');
  expect(to('/api/users/recent-views')).toEqual([]);
});
