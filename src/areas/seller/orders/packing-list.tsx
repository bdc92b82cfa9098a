import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatNumber } from '#domain/kit/format.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { isGone } from '#domain/trade/orders/order-lifecycle.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { Button } from '#src/ui/button.tsx';
import { optionName } from '#src/ui/products/product-line.tsx';
import { ContactFacts } from './order-facts.tsx';
import { orderPanelText } from './order-panel.text.ts';

const text = orderPanelText.sheet;

// Visible in print only.
const Sheet = styled('section', {
  display: 'none',
  '@media print': {
    display: 'block',
    padding: '8mm',
    color: 'black',
    background: 'white',
    'body:has(> &) > :not(&)': { display: 'none !important' },
    '& table': { width: '100%', margin: '6mm 0', borderCollapse: 'collapse' },
    '& th, & td': { padding: '2mm', border: '1px solid black', textAlign: 'left', verticalAlign: 'top' },
    '& h1': { fontSize: '18pt' },
  },
});

/** Button that prints a packing list: the seller's lines that are not cancelled, and the address. */
export function PackingListButton({ order }: { order: SellerOrder }) {
  const [isPrinting, setPrinting] = useState(false);
  const print = () => {
    // Rendered synchronously, because `print` blocks until its dialog is closed.
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  return (
    <>
      <Button type="button" size="small" onClick={print}>
        {orderPanelText.print}
      </Button>
      {isPrinting ? createPortal(<PackingList order={order} />, document.body) : null}
    </>
  );
}

function PackingList({ order: { orderNo, lines, contact } }: { order: SellerOrder }) {
  const packed = lines.filter(({ status }) => !isGone(status));
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Sheet>
      <p>{commonText.shopName}</p>
      <h1>{text.title}</h1>
      <p>
        {text.orderNo} {orderNo}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.product}</th>
            <th scope="col">{text.option}</th>
            <th scope="col">{text.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {packed.map(({ orderItemId, productName, optionDetails, quantity }) => (
            <tr key={orderItemId}>
              <td>{productName}</td>
              <td>{optionName(optionDetails)}</td>
              <td>{formatNumber(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text.total(formatNumber(pieces))}</p>
      {contact ? <ContactFacts contact={contact} /> : null}
    </Sheet>
  );
}
