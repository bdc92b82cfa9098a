import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { member } from '#proof/community/member.proof.ts';
import ProductExtras from '#src/areas/catalogue/product/product-extras.tsx';
import MemberScreen from '#src/areas/community/member/member-screen.tsx';
import { type Answers, MEMBER, renderMember, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const none = { content: [], totalPages: 0, totalElements: 0, number: 0, size: 20 };
const answers: Answers = {
  '/api/users/7/feeds': ok(none),
  '/api/users/7/page': ok(member),
  'POST /api/reports': ok({ reportId: 1, createdAt: '2026-11-20T03:00:00.000Z' }),
  'POST /api/users/blocks': ok(null),
};
/** A press works once the session is known. */
async function button() {
  const found = await screen.findByRole('button', { name: '신고' });
  await waitFor(() => expect(found.getAttribute('aria-disabled')).toBeNull());
  return found;
}

async function asked() {
  fireEvent.click(await button());
  return within(await screen.findByRole('dialog'));
}

const PRODUCT = {
  productId: 6,
  categoryId: 2,
  storeId: 1,
  storeName: '달리는사람들',
  discountPrice: 89_000,
  brand: null,
  options: [],
};

it('ReportButton reports a product once below its description, and the product stays', async () => {
  const { to } = renderMember(<ProductExtras product={PRODUCT} />, answers);
  const dialog = await asked();
  expect(dialog.queryByRole('button', { name: '이 회원 차단' })).toBeNull();
  fireEvent.change(dialog.getByLabelText('신고 사유'), { target: { value: 'FALSE_INFORMATION' } });
  fireEvent.click(dialog.getByRole('button', { name: '신고하기' }));
  const reported = await screen.findByRole('button', { name: '신고했어요' });
  expect(reported.getAttribute('aria-disabled')).toBe('true');
  const sent = to('/api/reports').map(({ body }) => JSON.parse(String(body)));
  expect(sent).toMatchObject([{ targetType: 'PRODUCT', targetId: 6, reason: 'FALSE_INFORMATION' }]);
});

it('ReportButton sends a guest to the login page', async () => {
  const { to, visited } = renderShop(<ProductExtras product={PRODUCT} />, answers, {
    person: null,
  });
  fireEvent.click(await button());
  await waitFor(() => expect(visited[0]).toContain('/login'));
  expect(to('/api/reports')).toEqual([]);
});

it('ReportButton reports or blocks another member on the profile', async () => {
  window.history.replaceState(null, '', '/users/7');
  const { to, visited } = renderMember(<MemberScreen params={{ id: '7' }} title="" />, answers);
  const dialog = await asked();
  expect(dialog.getByRole('button', { name: '이 회원 차단' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(visited).toEqual(['/feeds']));
  const sent = to('/api/reports').map(({ body }) => JSON.parse(String(body)));
  expect(sent).toMatchObject([{ targetType: 'MEMBER', targetId: 7 }]);
});

it('ReportButton is missing on the own profile', async () => {
  window.history.replaceState(null, '', '/users/7');
  const own = { '/api/users/7/page': ok({ ...member, isMine: true }) };
  renderShop(<MemberScreen params={{ id: '7' }} title="" />, { ...answers, ...own }, { person: MEMBER });
  expect(await screen.findByText('다른 사람에게는 이렇게 보여요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '신고' })).toBeNull();
});
