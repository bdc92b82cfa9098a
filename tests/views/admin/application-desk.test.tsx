import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { application } from '#proof/admin/applications.proof.ts';
import SellersScreen from '#src/areas/admin/stores/sellers-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const { applicationId, state, storeName, applicant, version, sentAt, decidedAt } = application;
const row = { applicationId, state, storeName, applicant, version, sentAt, decidedAt };
const counts = { SUBMITTED: 1, MORE_INFO: 2, APPROVED: 4, REJECTED: 1, WITHDRAWN: 0 };
const answers: Answers = {
  '/api/admin/seller-applications': ok({
    content: [row],
    page: 0,
    size: 20,
    totalElements: 1,
    totalPages: 1,
    hasNext: false,
    hasPrevious: false,
    first: true,
    last: true,
    empty: false,
    numberOfElements: 1,
    counts,
  }),
  [`/api/admin/seller-applications/${applicationId}`]: ok(application),
  [`POST /api/admin/seller-applications/${applicationId}/approve`]: () => ({
    status: 409,
    body: {
      success: false,
      code: 'APPLICANT_HAS_OPEN_ORDERS',
      data: null,
      message: '신청한 회원에게 끝나지 않은 주문이 있어 승인할 수 없어요.',
    },
  }),
  [`POST /api/admin/seller-applications/${applicationId}/reject`]: ok({ state: 'REJECTED', version: 2 }),
};
const desk = (query = '', more: Answers = {}) => {
  const address = `/admin/sellers?view=applications${query}`;
  window.history.replaceState(null, '', address);
  return renderShop(
    <SellersScreen />,
    { ...answers, ...more },
    { person: { ...MEMBER, userType: 'admin' }, at: address },
  );
};

it('ApplicationDesk lists pending applications with counts per state, for the state of the address', async () => {
  const shop = desk('&state=MORE_INFO');
  const views = within(await screen.findByRole('group', { name: '보기' }));
  await waitFor(() => expect(views.getByRole('button', { name: /^보완 요청 ?2$/ })).toBeTruthy());
  expect(views.getByRole('button', { name: /^승인 ?4$/ })).toBeTruthy();
  expect(shop.to('/api/admin/seller-applications?')[0]?.url).toContain('state=MORE_INFO');
});

it('ApplicationDesk shows similar applications; a refusal keeps the panel open, a decision made elsewhere closes it', async () => {
  const shop = desk(`&open=${applicationId}`);
  const panel = within(await screen.findByRole('dialog'));
  expect(await panel.findByText(/123-45-67891/)).toBeTruthy();
  expect(panel.getByText(/성수 신발작업실/)).toBeTruthy();
  expect(panel.getByText('구매확정하지 않은 주문')).toBeTruthy();

  fireEvent.click(panel.getByRole('button', { name: '결정하기' }));
  expect(await panel.findByText('결정을 골라 주세요.')).toBeTruthy();
  fireEvent.click(panel.getByRole('radio', { name: '승인' }));
  fireEvent.click(panel.getByRole('button', { name: '결정하기' }));
  expect(await panel.findByText(/끝나지 않은 주문이 있어/)).toBeTruthy();

  fireEvent.click(panel.getByRole('radio', { name: '반려' }));
  fireEvent.change(panel.getByRole('textbox'), { target: { value: '서류가 달라요' } });
  fireEvent.click(panel.getByRole('button', { name: '결정하기' }));
  await waitFor(() =>
    expect(shop.to(`/api/admin/seller-applications/${applicationId}/reject`)).toHaveLength(1),
  );
  await waitFor(() => expect(shop.visited).toEqual(['/admin/sellers?view=applications']));
});

it('ApplicationDesk downloads the business registration, and says if there is none', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const path = `/api/admin/seller-applications/${applicationId}`;
  const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
  const shop = desk(`&open=${applicationId}`, {
    [`${path}/document`]: { body: bytes, headers: { 'content-type': 'application/pdf' } },
  });
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.click(await panel.findByRole('button', { name: '파일 받기' }));
  expect(await panel.findByText('파일을 받았어요.')).toBeTruthy();
  expect([saved, shop.to(`${path}/document`).length]).toEqual([[`document-${applicationId}.pdf`], 1]);
  click.mockRestore();
  shop.unmount();

  desk(`&open=${applicationId}`, { [path]: ok({ ...application, document: null }) });
  const other = within(await screen.findByRole('dialog'));
  expect(await other.findByText('첨부하지 않음')).toBeTruthy();
  expect(other.queryByRole('button', { name: '파일 받기' })).toBeNull();
});
