import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { BulkProductRow } from '#domain/seller/products/bulk-edit.ts';
import type { ProductState } from '#domain/seller/products/product-state.ts';
import type { BulkEdit } from '#machines/seller/products/bulk-edit.machine.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { salePeriodText } from '../editor/sale-period.text.ts';
import { productsText } from '../list/products.text.ts';
import { bulkEditText as text } from './bulk-edit.text.ts';

const Name = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });
const Values = styled('span', { flex: 'none', maxWidth: '60%', textAlign: 'right' });

type Props = {
  edit: BulkEdit;
  /** Number of products that would change. */
  count: number;
  isSaving: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Preview of each product before and after the change. */
export default function BulkEditPreview({ edit, count, isSaving, onConfirm, onClose }: Props) {
  const refused = edit.rows.filter(({ done }) => !done).length;
  return (
    <Dialog open title={text.preview} onClose={() => isSaving || onClose()}>
      <Stack>
        <p role="status">{text.shown(formatNumber(count), formatNumber(refused))}</p>
        <Rows>
          {edit.rows.map((row) => (
            <RowItem key={row.id}>
              <Name>{row.name}</Name>
              <Values>
                {row.reason ? <Muted as="span">{row.reason}</Muted> : <strong>{wordsOf(row, edit)}</strong>}
              </Values>
            </RowItem>
          ))}
        </Rows>
        <Row css={{ justifyContent: 'flex-end' }}>
          <Button type="button" onClick={onClose} disabled={isSaving}>
            {text.cancel}
          </Button>
          {count > 0 ? (
            <Button type="button" tone="primary" busy={isSaving} onClick={onConfirm}>
              {isSaving ? text.applying : text.apply(formatNumber(count))}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Dialog>
  );
}

const isState = (word: string): word is ProductState => word in productsText.states;
const stateOf = (word: string): string => (isState(word) ? productsText.states[word] : word);

/** Text of one row; with a discount both the price and the discounted price are shown. */
function wordsOf({ before, after, isSame }: BulkProductRow, { change }: BulkEdit): string {
  if (isSame || !after) return text.same;
  switch (change.kind) {
    case 'STATE':
      return text.becomes(stateOf(before.state), stateOf(after.state));
    case 'CATEGORY':
      return text.kinds.CATEGORY;
    case 'DISCOUNT': {
      const prices = text.becomes(formatWon(before.discountPrice), formatWon(after.discountPrice));
      return after.saleFrom || after.saleUntil ? `${prices} (${salePeriodText.spanOf(after)})` : prices;
    }
    case 'PERIOD':
      return text.becomes(salePeriodText.spanOf(before), salePeriodText.spanOf(after));
    default:
      return text.becomes(formatWon(before.price), formatWon(after.price));
  }
}
