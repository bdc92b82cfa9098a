import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ClaimDetail } from '#domain/seller/claims/claim-desk.ts';
import { claim, collecting, received, rejected, sentBack } from '#proof/seller/claims.samples.ts';
import ClaimPanel from '#src/areas/seller/claims/claim-panel.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/seller/claims/7';
const ok = (data: unknown) => ({ body: { success: true, data } });
const SELLER = { ...MEMBER, userType: 'seller' };

/** Renders the panel of a request that changes after an action of the seller. */
function show(before: ClaimDetail, after: ClaimDetail, answers: Parameters<typeof renderShop>[1]) {
  let reads = 0;
  const read = () => {
    reads += 1;
    return ok(reads === 1 ? before : after);
  };
  const onMoved = vi.fn();
  const shop = renderShop(
    <ClaimPanel id={7} onClose={() => {}} onMoved={onMoved} />,
    { [`GET ${PATH}`]: read, ...answers },
    { person: SELLER, at: '/claim-manage' },
  );
  return { ...shop, onMoved };
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('ClaimPanel shows refund and return fee before a decision', async () => {
  show(claim, claim, {});
  expect(await screen.findByText('구매자 부담 (단순 변심)')).toBeTruthy();
  expect(screen.getByText('−3,000원')).toBeTruthy();
  expect(screen.getByText('86,000원')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '입고 확인' })).toBeNull();
  await press('완료');
  expect(screen.getByText(/86,000원을 바로 환불해요/)).toBeTruthy();
});

it('ClaimPanel sends a rejection with its reason, and shows the result', async () => {
  const sent: unknown[] = [];
  const { onMoved } = show(claim, rejected, {
    [`POST ${PATH}/reject`]: async ({ body }) => {
      if (body instanceof FormData) {
        const part = body.get('rejection');
        sent.push(part instanceof Blob ? JSON.parse(await part.text()) : part);
      }
      return ok({ claimId: 7, status: 'REJECTED' });
    },
  });
  await press('거절');
  await press('거절하기');
  const form = within(document.querySelector<HTMLElement>('[data-flow="claimStep"]') ?? document.body);
  expect(form.getByText('거절 사유를 선택해 주세요.')).toBeTruthy();
  fireEvent.change(form.getByRole('combobox'), { target: { value: 'WORN' } });
  fireEvent.change(form.getByRole('textbox'), { target: { value: '밑창에 신은 자국이 있어요.' } });
  await press('거절하기');
  expect(await screen.findByText('신은 흔적이 있어요')).toBeTruthy();
  expect(sent).toEqual([{ reason: 'WORN', answer: '밑창에 신은 자국이 있어요.' }]);
  expect(onMoved).toHaveBeenCalledTimes(1);
});

it.each([
  ['수거 접수', '수거 접수하기', 'collect', { carrier: 'CJ대한통운', tracking: '' }],
  ['완료', '완료하기', 'decision', { decision: 'COMPLETE', answer: '' }],
])('ClaimPanel sends %s as filled in', async (step, act, path, body) => {
  const shop = show(claim, rejected, { [`POST ${PATH}/${path}`]: ok({ claimId: 7, status: 'COLLECTING' }) });
  await press(step);
  const carrier = screen.queryByRole('combobox');
  if (carrier) fireEvent.change(carrier, { target: { value: 'CJ대한통운' } });
  await press(act);
  await screen.findByText('신은 흔적이 있어요');
  expect(shop.to(`${PATH}/${path}`).map((sent) => JSON.parse(String(sent.body)))).toEqual([body]);
});

it('ClaimPanel reloads the claim with a message after a late step', async () => {
  const refused = {
    status: 409,
    body: { success: false, code: 'INVALID_ORDER_STATUS', message: '지금은 할 수 없어요.' },
  };
  const { onMoved } = show(claim, rejected, { [`POST ${PATH}/decision`]: refused });
  await press('완료');
  await press('완료하기');
  expect(await screen.findByText(/먼저 처리됐어요/)).toBeTruthy();
  expect(screen.getByText('신은 흔적이 있어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '완료' })).toBeNull();
  expect(onMoved).toHaveBeenCalledTimes(1);
});

it('ClaimPanel saves the return parcel of a rejected claim, and reloads', async () => {
  const shop = show(rejected, sentBack, {
    [`PUT ${PATH}/parcel`]: ok({
      claimId: 7,
      carrier: 'CJ대한통운',
      tracking: '123456789012',
      trackingUrl: null,
      warning: null,
    }),
  });
  await press('반송 송장 입력');
  const dialog = within(await screen.findByRole('dialog', { name: '반송 송장' }));
  fireEvent.click(dialog.getByRole('button', { name: '저장하기' }));
  expect(shop.to(`${PATH}/parcel`)).toEqual([]);
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'CJ대한통운' } });
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: '123456789012' } });
  fireEvent.click(dialog.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByRole('link', { name: 'CJ대한통운 123456789012' })).toBeTruthy();
  expect(shop.to(`${PATH}/parcel`).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { carrier: 'CJ대한통운', tracking: '123456789012' },
  ]);
  expect(await screen.findByRole('button', { name: '반송 송장 수정' })).toBeTruthy();
});

it('ClaimPanel offers no return parcel if nothing was received', async () => {
  show({ ...rejected, receivedAt: null }, rejected, {});
  expect(await screen.findByText('신은 흔적이 있어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /반송 송장/ })).toBeNull();
});

it.each([
  ['approve', '승인', '승인하기', claim],
  [
    'check',
    '검수',
    '검수 마치기',
    { ...claim, status: 'RECEIVED', next: ['COMPLETED', 'REJECTED'], marks: ['check'] },
  ],
] as const)('ClaimPanel sends the step %s and reads the claim again', async (step, name, act, before) => {
  const after: ClaimDetail = { ...claim, marks: [] };
  const { to, onMoved } = show({ ...before, next: [...before.next], marks: [...before.marks] }, after, {
    [`POST ${PATH}/${step}`]: ok({ claimId: 7, status: before.status }),
  });
  expect(await screen.findByText('R0000007-9')).toBeTruthy();
  await press(name);
  await press(act);
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledTimes(1));
  expect(to(`${PATH}/${step}`)).toHaveLength(1);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

it.each([true, false])(
  'ClaimPanel asks whether a parcel came collect if its buyer wanted to pay it (%s)',
  async (isPrepaid) => {
    const own = { ...collecting, method: 'OWN' as const, pickupOn: null, isPrepaid };
    const { to } = show(
      own,
      { ...received, ...own, status: 'RECEIVED', cameCollect: isPrepaid },
      {
        [`POST ${PATH}/receive`]: ok({ claimId: 7, status: 'RECEIVED' }),
      },
    );
    await press('입고 확인');
    const question = () => screen.queryByRole('checkbox', { name: /착불로 도착해/ });
    expect(question() !== null).toBe(isPrepaid);
    if (isPrepaid) fireEvent.click(screen.getByRole('checkbox', { name: /착불로 도착해/ }));
    await press('입고 확인하기');
    expect(await screen.findByText(isPrepaid ? /착불로 직접 발송/ : '구매자가 직접 발송')).toBeTruthy();
    expect(JSON.parse(String(to(`${PATH}/receive`)[0]?.body))).toEqual({ cameCollect: isPrepaid });
  },
);
