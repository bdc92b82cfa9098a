import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recentViewsEntry } from '#proof/catalogue/recent-views.proof.ts';
import ProvidedProductRail from '#src/app/shell/provided-product-rail.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

/** The first page of a file loads its code. */
const SLOW = { timeout: 5_000 };
const views: { productId: number; name: string }[] = JSON.parse(
  JSON.stringify(recentViewsEntry.ports?.loadViews?.done),
);
const seen = { 'GET /api/users/recent-views': { body: { success: true, data: views } } };

/** Renders the rail of a member; its products load after the session is known. */
async function rail(without: readonly number[]) {
  const view = renderMember(<i />, seen);
  await waitFor(() => expect(view.app.session.getSnapshot().hasTag('signedIn')).toBe(true), SLOW);
  view.rerender(<ProvidedProductRail of="seen" title="함께 본 신발" without={without} />);
  return view;
}

it('rail of recent views leaves out products of the page', async () => {
  const [first, ...others] = views;
  if (!first) throw new Error('the sample has views');
  expect(others.length).toBeGreaterThan(0);
  await rail([first.productId]);
  for (const { name } of others) expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('heading', { name: '함께 본 신발' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: first.name })).toBeNull();
});

it('rail of recent views has no title if nothing is left', async () => {
  const without = views.map(({ productId }) => productId);
  const { to } = await rail(without);
  await waitFor(() => expect(to('/api/users/recent-views').length).toBe(1));
  expect(screen.queryByText('함께 본 신발')).toBeNull();
});
