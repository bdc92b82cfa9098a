import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import {
  differingFields,
  type ProductEditorValues,
  valuesOf,
} from '#machines/seller/products/product-editor.model.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { productEditorText as text } from './product-editor.text.ts';

type Props = {
  values: ProductEditorValues;
  other: SellerProductDetail;
  onTake: () => void;
  onKeep: () => void;
};

/** Edit conflict: shows where the other tab's version differs, and lets the seller choose one. */
export function ProductEditConflict({ values, other, onTake, onKeep }: Props) {
  const names = differingFields(values, valuesOf(other)).map(text.fieldOf);
  return (
    <Card role="alert">
      <Stack gap={3}>
        <strong>{text.outrun}</strong>
        <Muted>{names.length > 0 ? text.differs(names.join(', ')) : text.same}</Muted>
        <Row>
          <Button type="button" onClick={onTake}>
            {text.theirs}
          </Button>
          <Button type="button" onClick={onKeep}>
            {text.mine}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
