import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { globalCss, styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { optionName } from '#src/ui/products/product-line.tsx';
import { claimWords } from './claim.text.ts';

const text = claimWords.label;

/** While a label is open, nothing but the label is printed. */
const printRules = globalCss({
  '@media print': { 'body:has([data-return-label]) #root': { display: 'none' } },
});

const Label = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$5',
  border: '2px dashed $line',
  borderRadius: '$card',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '$2 $4' },
  '& dt': { color: '$ink3' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // Paper is white in both themes.
  '@media print': {
    position: 'fixed',
    inset: 0,
    alignContent: 'start',
    borderRadius: 0,
    colorScheme: 'light',
    background: 'Canvas',
    color: 'CanvasText',
    '& dt': { color: 'CanvasText' },
  },
});
const Code = styled('p', {
  fontSize: '$title1',
  fontWeight: '$bold',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.08em',
});

export type ReturnLabelProps = { claim: OrderClaim; orderNo: string; onClose: () => void };

/** Label of a returned parcel: code, store, address and unit, to be printed. */
export function ReturnLabelDialog({ claim, orderNo, onClose }: ReturnLabelProps) {
  printRules();
  const rows = [
    [text.to, claim.returnTo ? claim.returnTo.store : text.store],
    [text.address, claim.returnTo ? claim.returnTo.address : text.noAddress],
    [text.order, orderNo],
    [text.unit, `${claim.productName} · ${optionName(claim.optionDetails)}`],
  ] as const;
  return (
    <Dialog open title={text.title} onClose={onClose}>
      <Stack gap={4}>
        <Label data-return-label="">
          <strong>{claimWords.types[claim.type]}</strong>
          <Code>{claim.code}</Code>
          <dl>
            {rows.map(([name, value]) => [
              <dt key={name}>{name}</dt>,
              <dd key={`${name}-value`}>{value}</dd>,
            ])}
          </dl>
        </Label>
        <Muted>{text.hint}</Muted>
        <Button type="button" tone="primary" size="wide" onClick={() => window.print()}>
          {text.print}
        </Button>
      </Stack>
    </Dialog>
  );
}
