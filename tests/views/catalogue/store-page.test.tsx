import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import StoreScreen from '#src/areas/catalogue/store/store-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { everythingNear } from '../../support/client/load-everything.ts';
import { renderMember } from '../../support/client/member-app.tsx';

afterEach(() => void vi.unstubAllGlobals());

const ok = (data: unknown) => ({ body: { success: true, data } });
const nothing = ok(toPaged([], { page: 0, size: 12 }, 0));
const draw = () =>
  renderMember(<StoreScreen params={{ id: '2' }} title="" />, {
    '/api/stores/2': ok(entryOf('storePage').ports.load?.done),
    '/api/products': ok({ ...toPaged([], { page: 0, size: 12 }, 0), number: 0 }),
    '/api/reviews/stores/2': ok(toPaged([...reviews], { page: 0, size: 5 }, 7)),
    '/api/feeds/text-only/search': nothing,
  });
const asked = (requests: readonly { url: string }[], path: string) =>
  requests.filter(({ url }) => url.includes(path)).map(({ url }) => url.split('?')[1]);

it('store page shows reviews of its products, and feeds with them', async () => {
  everythingNear();
  const { requests } = draw();
  const said = within(await screen.findByRole('region', { name: '리뷰' }));
  const title = reviews[0]?.title ?? '?';
  expect(await said.findByRole('heading', { name: title })).toBeTruthy();
  expect(said.getByText('4.3점 · 31개')).toBeTruthy();
  expect(said.getAllByRole('link', { name: reviews[0]?.productName ?? '?' }).length).toBeGreaterThan(0);
  expect(await screen.findByText('아직 이 스토어의 신발을 신은 피드가 없어요')).toBeTruthy();
  expect(asked(requests, '/reviews/stores/2')).toEqual(['page=0&size=5']);
  expect(asked(requests, '/feeds/text-only/search')).toEqual(['storeId=2&page=0&size=6']);
  await userEvent.click(said.getByRole('button', { name: '다음' }));
  await vi.waitFor(() =>
    expect(asked(requests, '/reviews/stores/2')).toEqual(['page=0&size=5', 'page=1&size=5']),
  );
});

it('store page loads neither before they are near', async () => {
  const { requests } = draw();
  await screen.findByRole('region', { name: '판매자 정보' });
  await vi.waitFor(() => expect(asked(requests, '/api/products')).toHaveLength(1));
  expect(asked(requests, '/reviews/stores/')).toEqual([]);
  expect(asked(requests, '/feeds/text-only/search')).toEqual([]);
});
