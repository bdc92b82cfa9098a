import { Link } from 'wouter';
import type { Recommendation } from '#domain/catalogue/recommend.ts';
import { useListedProducts } from '#src/areas/catalogue/product/listed-products.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/products/price.tsx';
import { reasonLabel } from './recommendation-labels.ts';

const SIDE = 112;
const List = styled(Rows, {
  '@wide': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$8' },
});
const Item = styled('li', { borderBottom: '1px solid $line', '&:last-child': { borderBottom: 0 } });
const Card = styled(Link, {
  display: 'grid',
  gridTemplateColumns: `${SIDE}px minmax(0, 1fr)`,
  gap: '$4',
  alignItems: 'center',
  padding: '$4 0',
  '& figure': {
    width: `${SIDE}px`,
    height: `${SIDE}px`,
    borderRadius: '$tile',
    overflow: 'hidden',
    background: '$tile',
  },
  '& h3': { fontSize: '$body', fontWeight: '$semibold', overflowWrap: 'anywhere' },
});
const Words = styled('div', { display: 'grid', gap: '$1', minWidth: 0 });
const Reasons = styled('p', { marginTop: '$1', fontSize: '$label', color: '$ink2', lineHeight: '$snug' });

/** Recommended products with the reasons for each. */
export function RecommendedList({ answer: { products, understood } }: { answer: Recommendation }) {
  useListedProducts(products);
  return (
    <List>
      {products.map(({ productId, name, storeName, price, discountPrice, mainImageUrl, reasons }) => (
        <Item key={productId}>
          <Card href={paths.product(productId)}>
            <figure>
              <Picture image={mainImageUrl} alt="" width={SIDE} height={SIDE} />
            </figure>
            <Words>
              <Muted>{storeName}</Muted>
              <h3>{name}</h3>
              <Price price={price} discountPrice={discountPrice} labels={commonProductText.priceLabels} />
              <Reasons>{reasons.map((reason) => reasonLabel(reason, understood)).join(' · ')}</Reasons>
            </Words>
          </Card>
        </Item>
      ))}
    </List>
  );
}
