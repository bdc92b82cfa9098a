import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import type { ReviewElement } from '#domain/reviews/review-scales.ts';
import type { ElementStats } from '#domain/reviews/review-stats.ts';
import { scalePosition } from '#domain/reviews/scale-position.ts';
import type { Compared } from '#machines/catalogue/compare.machine.ts';
import { compareText as text } from '#src/areas/catalogue/compare/compare.text.ts';
import { compareOf } from '#src/areas/catalogue/compare/compare.wiring.ts';
import { reviewText } from '#src/areas/reviews/reviews.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/products/price.tsx';
import { ErrorState, Skeleton } from '#src/ui/states.tsx';
import WishlistButton from '../wishlist/wishlist-button.tsx';

const Table = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '$label',
  lineHeight: '$snug',
  '& th, & td': { padding: '$2 $2 $3', verticalAlign: 'top', textAlign: 'left', fontWeight: '$regular' },
  '& tbody tr:first-child td': { paddingTop: '$3' },
  // Row headings stand above their values, since small screens have no room beside them.
  '& th[scope="row"]': {
    padding: '$3 $2 0',
    color: '$ink3',
    fontSize: '$meta',
    boxShadow: '0 -1px 0 $colors$line',
  },
});
const Shoe = styled('div', {
  display: 'grid',
  gap: '$1',
  position: 'relative',
  '& figure': { aspectRatio: '1', borderRadius: '$control', overflow: 'hidden', background: '$tile' },
  // The wishlist button lies over the picture.
  '& > [data-flow]': { position: 'absolute', top: 0, right: 0 },
});

const sizesInStock = ({ product }: Compared): string => {
  const left = product.options.flatMap(({ size, stock }) => (stock > 0 ? size : []));
  return [...new Set(left)].toSorted((a, b) => Number(a) - Number(b)).join(' ') || text.unknown;
};

/** Most frequent rating of a review element, as its label. */
function elementWord(element: ReviewElement, stats: ElementStats): string {
  const place = scalePosition(element, stats);
  if (!place) return text.unknown;
  return place.isSplit ? reviewText.split : reviewText.steps[place.step];
}

const ROWS: readonly (readonly [name: string, tell: (compared: Compared) => ReactNode])[] = [
  [
    text.rows.price,
    ({ product: { price, discountPrice } }) => (
      <Price price={price} discountPrice={discountPrice} labels={commonProductText.priceLabels} />
    ),
  ],
  [
    text.rows.rating,
    ({ product: { rating, reviewCount } }) =>
      rating === null ? text.unknown : text.stars(rating.toFixed(1), formatNumber(reviewCount)),
  ],
  [text.rows.fit, ({ stats }) => elementWord('sizeFit', stats.sizeFitStatistics)],
  [text.rows.cushion, ({ stats }) => elementWord('cushion', stats.cushionStatistics)],
  [text.rows.heel, ({ facts }) => (facts ? text.mm(facts.heelMm) : text.unknown)],
  [text.rows.material, ({ facts }) => facts?.material ?? text.unknown],
  [text.rows.sizes, sizesInStock],
];

/** Comparison table of the products in the tray. */
export default function CompareTable() {
  const compare = compareOf(useApp());
  const snapshot = useSelector(compare, (state) => state);
  const { table, error } = snapshot.context;
  return (
    <Dialog
      open={snapshot.hasTag('open')}
      onClose={() => compare.send({ type: 'table.closed' })}
      title={text.table}
    >
      {snapshot.hasTag('busy') ? <Skeleton rows={4} height={72} /> : null}
      {snapshot.hasTag('failed') ? (
        <ErrorState message={error} onRetry={() => compare.send({ type: 'screen.retried' })} />
      ) : null}
      {snapshot.matches({ table: 'shown' }) ? (
        <Side table={table} onRemove={(productId) => compare.send({ type: 'product.removed', productId })} />
      ) : null}
    </Dialog>
  );
}

type SideProps = { table: readonly Compared[]; onRemove: (productId: number) => void };

const Side = ({ table, onRemove }: SideProps) => (
  <Table>
    <thead>
      <tr>
        {table.map(({ product }) => (
          <th key={product.productId} scope="col">
            <Shoe>
              <figure>
                <Picture image={product.images[0]?.url} alt="" width={160} height={160} />
              </figure>
              <WishlistButton productId={product.productId} name={product.name} />
              {product.name}
              <ButtonLink size="small" href={paths.product(product.productId)}>
                {text.see}
              </ButtonLink>
              <Button
                size="small"
                tone="ghost"
                type="button"
                aria-label={text.remove(product.name)}
                onClick={() => onRemove(product.productId)}
              >
                {text.out}
              </Button>
            </Shoe>
          </th>
        ))}
      </tr>
    </thead>
    {ROWS.map(([name, tell]) => (
      <tbody key={name}>
        <tr>
          <th scope="row" colSpan={table.length}>
            {name}
          </th>
        </tr>
        <tr>
          {table.map((compared) => (
            <td key={compared.product.productId}>{tell(compared)}</td>
          ))}
        </tr>
      </tbody>
    ))}
  </Table>
);
