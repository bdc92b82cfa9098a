import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatWon } from '#domain/kit/format.ts';
import { receiptedDetail } from '#proof/trade/cash-receipts.samples.ts';
import { awaitingDetail, detail } from '#proof/trade/orders.samples.ts';
import { OrderDocumentDialog } from '#src/areas/trade/documents/order-document-dialog.tsx';
import { OrderDocuments } from '#src/areas/trade/documents/order-documents.tsx';

const total = detail.items.reduce((sum, { finalPrice, quantity }) => sum + finalPrice * quantity, 0);
const paid = { ...detail, finalPrice: total };

describe('OrderDocumentDialog', () => {
  it('states each line, and a total with tax that is what was paid', () => {
    render(<OrderDocumentDialog kind="statement" order={paid} onClose={() => {}} />);
    const dialog = within(screen.getByRole('dialog', { name: '거래명세서' }));
    expect(dialog.getAllByRole('row')).toHaveLength(1 + paid.items.length);
    expect(dialog.getByText(formatWon(total))).toBeTruthy();
    expect(dialog.getByText('공급가액')).toBeTruthy();
  });

  it('has a copy for paper outside of the page, with its title', () => {
    render(<OrderDocumentDialog kind="receipt" order={paid} onClose={() => {}} />);
    const copy = document.querySelector('body > [data-printed-copy]');
    expect(copy?.textContent).toContain(`영수증주문 번호${paid.orderNo}`);
  });
});

describe('OrderDocumentDialog after a refund', () => {
  it('states what was refunded and what is left, and the approval number of the cash receipt', () => {
    const refund = {
      amount: 10_000,
      points: 0,
      deliveryCharge: 0,
      outboundCharge: 0,
      reason: '',
      status: 'DONE' as const,
      isStray: false,
      createdAt: '2026-11-20T03:00:00.000Z',
    };
    const order = { ...receiptedDetail, finalPrice: total, refunds: [refund] };
    render(<OrderDocumentDialog kind="receipt" order={order} onClose={() => {}} />);
    const dialog = within(screen.getByRole('dialog', { name: '영수증' }));
    expect(dialog.getByText('123456789')).toBeTruthy();
    expect(dialog.getByText(formatWon(-10_000))).toBeTruthy();
    expect(dialog.getByText(formatWon(total - 10_000))).toBeTruthy();
  });
});

describe('OrderDocuments', () => {
  it('offers nothing for an order that waits for its deposit', () => {
    render(<OrderDocuments order={awaitingDetail} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
