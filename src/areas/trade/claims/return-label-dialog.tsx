import { Fragment } from 'react';
import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { PrintedCopy } from '#src/ui/printed-copy.tsx';
import { optionName } from '#src/ui/products/product-line.tsx';
import { Barcode } from './barcode.tsx';
import { claimWords } from './claim.text.ts';
import { returnLabelText as text } from './return-label.text.ts';

const Label = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$5',
  border: '2px dashed $line',
  borderRadius: '$card',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '$2 $4' },
  '& dt': { color: '$ink3' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  variants: {
    // Paper has no tokens of a theme.
    paper: {
      true: {
        borderColor: 'CanvasText',
        color: 'CanvasText',
        '& dt': { color: 'CanvasText' },
      },
    },
  },
});
const Code = styled('p', {
  fontSize: '$title1',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.08em',
});

export type ReturnLabelProps = { claim: OrderClaim; orderNo: string; onClose: () => void };

/** Label of a returned parcel: code with its barcode, store, address and unit, to be printed. */
export function ReturnLabelDialog({ claim, orderNo, onClose }: ReturnLabelProps) {
  const label = <LabelLines claim={claim} orderNo={orderNo} />;
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <Stack gap={4}>
        <Label>{label}</Label>
        <Muted>{text.hint}</Muted>
        <Button type="button" tone="primary" size="wide" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Stack>
      <PrintedCopy>
        <Label paper>{label}</Label>
      </PrintedCopy>
    </Dialog>
  );
}

function LabelLines({ claim, orderNo }: Omit<ReturnLabelProps, 'onClose'>) {
  const rows = [
    [text.to, claim.returnTo ? claim.returnTo.store : text.store],
    [text.address, claim.returnTo ? claim.returnTo.address : text.noAddress],
    [text.order, orderNo],
    [text.unit, `${claim.productName} · ${optionName(claim.optionDetails)}`],
  ] as const;
  return (
    <>
      <strong>{claimWords.types[claim.type]}</strong>
      <Barcode text={claim.code} label={text.barcode(claim.code)} />
      <Code>{claim.code}</Code>
      <dl>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
