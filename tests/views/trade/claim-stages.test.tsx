// Size: the form of a claim and the page of its order, each opened by one stand-in of the server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import { askedClaim, subject } from '#proof/trade/claims.samples.ts';
import { detail } from '#proof/trade/orders.samples.ts';
import OrderClaimScreen from '#src/areas/trade/claims/order-claim-screen.tsx';
import OrderDetailScreen from '#src/areas/trade/orders/order-detail-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const { orderItemId } = subject.line;
const textsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => window.sessionStorage.clear());

describe('OrderClaimScreen', () => {
  const open = (about = subject) => {
    const sent: unknown[] = [];
    const asked: unknown[] = [];
    renderMember(<OrderClaimScreen params={{ id: '31', itemId: String(orderItemId) }} title="" />, {
      'GET /api/users/orders/31': ok(about.order),
      [`/api/products/${subject.line.productId}`]: ok({
        ...Object(productDetailEntry.ports.load?.done),
        options: about.options,
      }),
      [`GET /api/users/orders/31/items/${orderItemId}/claim-preview`]: ok(about.branches),
      '/api/users/orders/31/refund-preview': ({ body }) => {
        asked.push(JSON.parse(String(body)));
        return ok(about.branches.refunds.CHANGE_OF_MIND);
      },
      '/api/users/claims': async ({ body }) => {
        const part = body instanceof FormData ? body.get('claim') : null;
        sent.push(part instanceof Blob ? JSON.parse(await part.text()) : null);
        return ok({ claimId: 1, status: 'REQUESTED' });
      },
    });
    return Object.assign(sent, { asked });
  };
  const plan = () => screen.findByRole('list', { name: '요청하면 이렇게 진행돼요' });

  it('shows the days of each stage for the chosen day and way, before the request', async () => {
    open();
    expect(textsIn(await plan())).toEqual([
      '요청11/21(토)',
      '판매자 승인11/23(월)까지',
      '수거11/24(화)',
      '판매자 도착11/26(목)까지',
      '상품 확인11/30(월)까지',
      '환불12/1(화)까지',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '11/25(수)' }));
    expect(textsIn(await plan())[5]).toBe('환불12/2(수)까지');
    await userEvent.click(screen.getByRole('radio', { name: '직접 보낼게요' }));
    expect(textsIn(await plan())[2]).toBe('내가 보내기11/26(목)까지');
    await userEvent.click(screen.getByRole('radio', { name: '다른 사이즈로 교환' }));
    expect(textsIn(await plan())[5]).toBe('교환12/3(목)까지');
  });

  it('shows the money of each branch, and marks the one of the form', async () => {
    open();
    const money = await screen.findByRole('list', { name: '환불 금액' });
    expect(textsIn(money)).toEqual([
      '단순 변심으로 반품하면96,000원 환불',
      '선불로 직접 보내면99,000원 환불',
      '상품에 문제가 있어 반품하면99,000원 환불',
      '교환하면추가 비용 없음',
    ]);
    const marked = () => money.querySelector('[aria-current]')?.textContent;
    expect(marked()).toBeUndefined();
    await userEvent.click(screen.getByRole('radio', { name: '상품에 문제가 있어요' }));
    expect(marked()).toContain('99,000원');
    await userEvent.click(screen.getByRole('radio', { name: '다른 사이즈로 교환' }));
    expect(marked()).toContain('교환하면');
  });

  it('sends the first day that was offered with a place, or an own parcel without them', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('radio', { name: '사이즈가 안 맞아요' }));
    await userEvent.type(screen.getByLabelText('수거할 곳'), '경비실');
    await screen.findByRole('button', { name: '96,000원 환불 요청' });
    await userEvent.click(screen.getByRole('button', { name: '96,000원 환불 요청' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'PICKUP', pickupOn: '2026-11-24', pickupPlace: '경비실' });
  });

  it('asks who pays an own parcel of a change of mind, and says that its store pays that of a defect', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('radio', { name: '직접 보낼게요' }));
    expect(screen.queryByRole('radio', { name: /선불/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '상품에 문제가 있어요' }));
    expect(screen.getByText('착불로 보내면 판매자가 부담해요.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /선불/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '사이즈가 안 맞아요' }));
    expect(screen.getByRole('radio', { name: /착불/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /선불/ }));
    const money = screen.getByRole('list', { name: '환불 금액' });
    expect(money.querySelector('[aria-current]')?.textContent).toContain('선불로 직접 보내면');
    await userEvent.click(await screen.findByRole('button', { name: /환불 요청$/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'OWN', isPrepaid: true });
  });

  describe('for a line of three pairs', () => {
    const { branches, order } = subject;
    const { CHANGE_OF_MIND, DEFECT } = branches.refunds;
    const part = { CHANGE_OF_MIND: { ...CHANGE_OF_MIND, cash: 30_000 }, DEFECT: { ...DEFECT, cash: 33_000 } };
    const three = {
      ...subject,
      order: { ...order, items: order.items.map((item) => ({ ...item, quantity: 3 })) },
      options: subject.options.map((option) => ({ ...option, stock: 2 })),
      branches: { ...branches, parts: [1, 2].map((quantity) => ({ quantity, refunds: part })) },
    };

    it('claims all of them unless fewer are chosen, whose refund it shows and sends', async () => {
      const sent = open(three);
      expect(await screen.findByRole('radio', { name: '3개' })).toBeChecked();
      await userEvent.click(screen.getByRole('radio', { name: '2개' }));
      const money = screen.getByRole('list', { name: '환불 금액' });
      expect(textsIn(money)[0]).toBe('단순 변심으로 반품하면30,000원 환불');
      await userEvent.click(screen.getByRole('radio', { name: '사이즈가 안 맞아요' }));
      await userEvent.click(await screen.findByRole('button', { name: /환불 요청$/ }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toMatchObject({ quantity: 2 });
      expect(sent.asked.at(-1)).toMatchObject({ quantity: 2 });
    });

    it('offers an option for an exchange where it has enough pairs', async () => {
      open(three);
      await userEvent.click(await screen.findByRole('radio', { name: '다른 사이즈로 교환' }));
      expect(screen.queryByRole('radio', { name: /265/ })).toBeNull();
      await userEvent.click(screen.getByRole('radio', { name: '2개' }));
      expect(screen.getByRole('radio', { name: /265/ })).not.toBeChecked();
    });
  });

  it('asks for no number of pairs where all of a line go together', async () => {
    open();
    await plan();
    expect(screen.queryByRole('radio', { name: '1개' })).toBeNull();
  });
});

describe('OrderDetailScreen', () => {
  const claim = {
    ...askedClaim,
    claimId: 7,
    method: 'OWN',
    pickupOn: null,
    pickupPlace: '',
    code: 'R0000007-9',
    returnTo: { store: '걷는하루', address: '서울특별시 성동구 성수이로 78' },
    stages: [
      { stage: 'ask', at: '2026-11-21T03:00:00.000Z', due: null },
      { stage: 'approve', at: '2026-11-23T03:00:00.000Z', due: null },
      { stage: 'collect', at: null, due: '2026-11-26' },
    ],
  };
  const open = (change: object = {}) =>
    renderMember(<OrderDetailScreen params={{ id: '31' }} title="" />, {
      'GET /api/users/orders/31': ok({ ...detail, claims: [{ ...claim, ...change }] }),
      'PUT /api/users/claims/7/parcel': ok({ claimId: 7, status: 'COLLECTING' }),
    });

  it('shows the stages of a claim with days that are over and due, and the present one', async () => {
    open();
    const stages = await screen.findByRole('list', { name: '진행 단계' });
    expect(textsIn(stages)).toEqual(['요청11/21(토)', '판매자 승인11/23(월)', '내가 보내기11/26(목)까지']);
    expect(stages.querySelector('[aria-current="step"]')?.textContent).toContain('판매자 승인');
  });

  it('takes the number of an own parcel, and reads the order again', async () => {
    const { to } = open();
    fireEvent.click(await screen.findByRole('button', { name: '보낸 송장 입력' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.click(form.getByRole('button', { name: '저장하기' }));
    expect(await form.findByText('택배사를 목록에서 골라 주세요.')).toBeVisible();
    await userEvent.selectOptions(form.getByLabelText(/^택배사/), 'CJ대한통운');
    await userEvent.type(form.getByLabelText('송장 번호'), '123456789012');
    fireEvent.click(form.getByRole('button', { name: '저장하기' }));
    await waitFor(() => expect(to('/api/users/claims/7/parcel')).toHaveLength(1));
    await waitFor(() => expect(to('/api/users/orders/31').length).toBeGreaterThan(1));
  });

  it('prints a label with code, store and address, and none once the unit has arrived', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: '라벨 보기' }));
    const label = within(await screen.findByRole('dialog'));
    for (const words of ['R0000007-9', '걷는하루', '서울특별시 성동구 성수이로 78', detail.orderNo])
      expect(label.getByText(words)).toBeVisible();
    expect(
      label.getByRole('img', { name: '바코드 R0000007-9' }).querySelectorAll('rect').length,
    ).toBeGreaterThan(30);
    fireEvent.click(label.getByRole('button', { name: '인쇄하기' }));
    expect(print).toHaveBeenCalledTimes(1);
    unmount();
    vi.unstubAllGlobals();
    open({ status: 'RECEIVED' });
    await screen.findByRole('list', { name: '진행 단계' });
    expect(screen.queryByRole('button', { name: '라벨 보기' })).toBeNull();
  });

  it('says whether the paid parcel of a return came collect', async () => {
    const { unmount } = open({ isPrepaid: true });
    expect(await screen.findByText(/선불로 보내서/)).toBeVisible();
    unmount();
    open({ isPrepaid: true, cameCollect: true });
    expect(await screen.findByText(/착불로 도착해/)).toBeVisible();
    expect(screen.queryByText(/선불로 보내서/)).toBeNull();
  });

  it('offers no form for a parcel where the unit is picked up', async () => {
    open({ method: 'PICKUP', pickupOn: '2026-11-24', pickupPlace: '문 앞' });
    expect(await screen.findByText('11/24(화)에 문 앞에서 수거해요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '보낸 송장 입력' })).toBeNull();
  });
});
