// Size: the list of orders and the panel of one share the answers of one server.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { line, order } from '#proof/seller/orders.samples.ts';
import OrdersScreen from '#src/areas/seller/orders/orders-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const LINES = '/api/seller/orders/lines';
const SHIP = '/api/seller/orders/shipments';
const ok = (data: unknown) => ({ body: { success: true, data } });
const counts = { ALL: 2, NEW: 2, LATE: 1, SHIPPED: 0, DELIVERED: 0, CONFIRMED: 0, CANCELLED: 0, CLAIMED: 0 };
const second = { ...line, orderItemId: 72, orderNo: 'S2026112000000032', orderId: 32 };
const page = {
  content: [line, second],
  page: 0,
  size: 20,
  totalElements: 2,
  totalPages: 1,
  counts,
  hasNext: false,
  hasPrevious: false,
  first: true,
  last: true,
  empty: false,
  numberOfElements: 2,
};
const shipped = (row: number, orderItemId: number) => ({
  row,
  orderItemId,
  state: 'SHIPPED',
  reason: null,
  warning: null,
});
const onTheWay = {
  ...order,
  lines: [{ ...line, status: 'SHIPPED', carrier: '아무택배', trackingNumber: '1', next: ['DELIVERED'] }],
};

// Code that loads with a press is loaded before the tests.
beforeAll(async () => {
  await import('#src/areas/seller/orders/order-panel.tsx');
  await import('#src/areas/seller/orders/line-parcels-dialog.tsx');
}, 60_000);

let opened: unknown = order;
const desk = (answers: Answers = {}, at = '/order-manage') => {
  window.history.replaceState(null, '', at);
  return renderShop(
    <OrdersScreen />,
    { [LINES]: ok(page), '/api/seller/orders/31': () => ok(opened), ...answers },
    { person: { ...MEMBER, userType: 'seller' }, at },
  );
};
let sight: DocumentVisibilityState = 'visible';
const turnTo = (next: DocumentVisibilityState) =>
  act(() => {
    sight = next;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  opened = order;
  sight = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const inPanel = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name, exact: true } as object);

describe('OrdersScreen', () => {
  it('shows the views with their counts, and late lines', async () => {
    desk();
    const views = within(await screen.findByRole('group', { name: '보기' }));
    await waitFor(() => expect(views.getByRole('button', { name: /^출고 지연 ?1$/ })).toBeTruthy());
    expect(await screen.findAllByText('지연')).toHaveLength(2);
  });

  it('polls every minute while visible, and at once when it becomes visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shop = desk();
    await waitFor(() => expect(shop.to(LINES)).toHaveLength(1));
    await screen.findAllByText(line.orderNo);
    await act(() => vi.advanceTimersByTimeAsync(60_500));
    await waitFor(() => expect(shop.to(LINES)).toHaveLength(2));
    turnTo('hidden');
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(shop.to(LINES)).toHaveLength(2);
    turnTo('visible');
    await waitFor(() => expect(shop.to(LINES)).toHaveLength(3));
  });

  it('ships selected lines with a number each, after one confirmation', async () => {
    const shop = desk({
      [`POST ${SHIP}`]: () => ok({ shipped: 2, same: 0, refused: 0, rows: [shipped(1, 71), shipped(2, 72)] }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 전체 선택' }));
    fireEvent.click(screen.getByRole('button', { name: '선택한 상품 보내기' }));
    const form = within(await screen.findByRole('dialog'));
    fireEvent.change(form.getByRole('combobox'), { target: { value: '건영택배' } });
    const [first, other] = form.getAllByRole('textbox');
    if (!first || !other) throw new Error('a number for each line');
    fireEvent.change(first, { target: { value: '12345678901' } });
    fireEvent.click(form.getByRole('button', { name: '보낼 상품 확인' }));
    expect(await form.findByText('송장 번호는 숫자 10~14자리예요.')).toBeTruthy();
    fireEvent.change(other, { target: { value: '1234567890' } });
    fireEvent.click(form.getByRole('button', { name: '보낼 상품 확인' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: '보내기' }));
    expect(await screen.findByText('2건을 처리했어요.')).toBeTruthy();
    const bodies = shop.to(SHIP).map(({ body }) => JSON.parse(String(body)));
    expect(bodies.map(({ dryRun }) => dryRun)).toEqual([true, undefined]);
    expect(bodies[1].rows[1]).toMatchObject({
      orderItemId: '72',
      carrier: '건영택배',
      trackingNumber: '1234567890',
    });
  });
});

describe('OrderPanel', () => {
  it('shows the address, and offers no delivery before shipping', async () => {
    desk({}, '/order-manage?open=31');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('서울특별시 성동구 성수이로 78')).toBeTruthy();
    expect(panel.getByRole('button', { name: '포장 명세서 인쇄' })).toBeTruthy();
    expect(panel.queryByRole('button', { name: '배송 완료로 바꾸기' })).toBeNull();
  });

  it('hides the address with a reason when it is not needed', async () => {
    opened = { ...order, contactView: 'NONE', contact: null };
    desk({}, '/order-manage?open=31');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText(/받는 분 정보를 보여 드리지 않아요/)).toBeTruthy();
    expect(panel.queryByRole('button', { name: '포장 명세서 인쇄' })).toBeNull();
  });

  it('has no link for an unknown courier', async () => {
    opened = onTheWay;
    desk({}, '/order-manage?open=31');
    const panel = within(await screen.findByRole('dialog'));
    expect((await panel.findByText('아무택배 1')).closest('a')).toBeNull();
  });

  it('marks a shipped order as delivered after one confirmation', async () => {
    opened = onTheWay;
    const shop = desk(
      { 'POST /api/seller/orders/31/status': ok({ orderId: 31, status: 'DELIVERED' }) },
      '/order-manage?open=31',
    );
    fireEvent.click(await inPanel('배송 완료로 바꾸기'));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: '배송 완료로 바꾸기' }));
    await waitFor(() => expect(shop.to('/api/seller/orders/31')).toHaveLength(3));
  });

  it('shows the first possible day before it, without the button', async () => {
    const [sent] = onTheWay.lines;
    opened = { ...onTheWay, lines: [{ ...sent, next: [], deliverableFrom: '2026-11-23' }] };
    desk({}, '/order-manage?open=31');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText('11/23(월)부터 배송 완료로 바꿀 수 있어요.')).toBeTruthy();
    expect(panel.queryByRole('button', { name: '배송 완료로 바꾸기' })).toBeNull();
  });

  it('warns of an unusual tracking number, and sends it all the same', async () => {
    const shop = desk(
      { [`POST ${SHIP}`]: ok({ shipped: 1, same: 0, refused: 0, rows: [shipped(1, 71)] }) },
      '/order-manage?open=31',
    );
    fireEvent.click(await inPanel('보내기'));
    const form = within(await screen.findByRole('dialog', { name: '송장 입력' }));
    fireEvent.change(form.getByRole('combobox'), { target: { value: '우체국택배' } });
    fireEvent.change(form.getByRole('textbox'), { target: { value: '1234567890' } });
    expect(form.getByText(/우체국택배 송장 번호와 자릿수가 달라요/)).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(shop.to(SHIP)).toHaveLength(1));
  });

  it('cancels with a reason, and sets the option to sold out on request', async () => {
    const option = {
      optionId: 9,
      gender: 'UNISEX',
      size: '260',
      color: 'BLACK',
      stock: 3,
      sku: null,
      lowStock: 3,
      sold30: 0,
    };
    const shop = desk(
      {
        'POST /api/seller/orders/31/cancel': ok({ orderId: 31, cancelled: [71] }),
        '/api/seller/products/1/options': ok([{ ...option, optionId: 8, size: '265' }, option]),
        'PATCH /api/seller/options/stock': ok([{ optionId: 9, done: true, stock: 0, reason: null }]),
      },
      '/order-manage?open=31',
    );
    fireEvent.click(await inPanel('취소하기'));
    const form = within(await screen.findByRole('dialog', { name: '주문 취소' }));
    fireEvent.click(form.getByRole('button', { name: '취소하기' }));
    await waitFor(() => expect(form.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(form.getByRole('textbox'), { target: { value: '재고가 없어요' } });
    fireEvent.click(form.getByRole('checkbox'));
    fireEvent.click(form.getByRole('button', { name: '취소하기' }));
    await waitFor(() => expect(shop.to('/api/seller/options/stock')).toHaveLength(1));
    expect(JSON.parse(String(shop.to('/api/seller/options/stock')[0]?.body))).toEqual([
      { optionId: 9, stock: 0, seenStock: 3 },
    ]);
  });
});
