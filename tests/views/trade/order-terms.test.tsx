import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type OrderTerms, PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import { OrderTermsPart } from '#src/areas/trade/orders/order-terms.tsx';

const terms: OrderTerms = {
  ...PRESENT_TERMS,
  policies: { 'returns.RETURN_DAYS': 1 },
  baseTotal: 50_000,
  goodsTotal: 40_000,
  levelDiscount: 800,
  couponDiscount: 0,
  usedPoints: 200,
  deliveryFee: 3_000,
  finalPrice: 42_000,
  freeDeliveryFrom: 45_000,
  returnFee: { buyer: { outbound: 2_000, inbound: 4_000 }, shop: { outbound: 0, inbound: 0 } },
  returnDays: 9,
  confirmDays: 11,
  defectMonths: 5,
  promisedOn: '2026-11-27',
  earnedPoints: 180,
  earn: { stepWon: 10_000, points: 60 },
  late: { buyerCancelDays: 2, shopCancelDays: 6, points: 1_500 },
  level: { id: 2, name: '실버' },
};
const open = () => fireEvent.click(screen.getByRole('button', { name: '주문할 때의 조건', expanded: false }));
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('OrderTermsPart lists the terms by topic once it is opened', () => {
  render(<OrderTermsPart terms={terms} />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  open();
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['금액', '배송', '반품·교환', '구매확정·적립']);
  expect(lines()).toEqual([
    '상품 금액 40,000원, 결제 금액 42,000원으로 주문했어요.',
    '할인과 포인트 사용: 상품 할인 10,000원, 등급 할인 800원, 포인트 200P',
    '실버 등급으로 주문했어요.',
    '배송비는 3,000원이고, 할인한 상품 금액이 45,000원 이상이면 무료예요.',
    '2026년 11월 27일까지 도착하기로 약속했어요.',
    '배송이 약속한 날보다 늦으면 1,500P를 드려요.',
    '약속한 날에서 영업일 2일이 지나면 주문을 취소하고 전액 환불받을 수 있고, 6일이 지나면 자동으로 취소돼요.',
    '받은 다음 날부터 9일 안에 반품과 교환을 요청할 수 있어요.',
    '상품에 문제가 있으면 받고 나서 5개월 안에 요청할 수 있어요.',
    '단순 변심으로 반품하면 배송비 4,000원을 빼고 환불해요.',
    '상품에 문제가 있어 반품하면 배송비를 받지 않아요.',
    '교환은 배송비를 받지 않아요.',
    '받은 다음 날부터 11일이 지나면 구매가 자동으로 확정돼요.',
    '모두 구매확정하면 180P를 적립해요. 결제한 상품 금액 10,000원마다 60P예요.',
  ]);
});

it('OrderTermsPart names both return fees of an order without a delivery fee', () => {
  render(<OrderTermsPart terms={{ ...terms, deliveryFee: 0, promisedOn: null }} />);
  open();
  expect(lines()).toContain('배송비는 무료예요.');
  expect(lines()).toContain(
    '단순 변심으로 일부만 반품하면 배송비 4,000원을, 모두 반품하면 6,000원(보낼 때 2,000원 + 돌려받을 때 4,000원)을 빼고 환불해요.',
  );
  expect(lines().filter((line) => line?.includes('도착'))).toEqual([]);
});

it('OrderTermsPart renders nothing for an order without stored terms', () => {
  const { container } = render(<OrderTermsPart terms={null} />);
  expect(container.textContent).toBe('');
});
