import { Link } from 'wouter';
import { wireRecentViews } from '#src/areas/catalogue/recent-views/recent-views.wiring.ts';
import { wirePopularProducts } from '#src/areas/catalogue/recommendations/popular-products.wiring.ts';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Picture } from '#src/ui/picture.tsx';

/** Number of products in one row. */
const SHOWN = 4;

const Frame = styled('section', {
  padding: '$2 $3',
  '& h2': { paddingBottom: '$2', color: '$ink3', fontSize: '$meta', fontWeight: '$bold', letterSpacing: 0 },
  '& ul': { display: 'grid', gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`, gap: '$2' },
});
const Shoe = styled(Link, {
  display: 'grid',
  gap: '$1',
  color: '$ink2',
  fontSize: '$meta',
  lineHeight: '$snug',
  '& > :first-child': {
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: '$control',
    background: '$tile',
  },
  '& > :last-child': clamped(2),
  '@hover': { '&:hover': { color: '$ink' } },
});

type Shown = { productId: number; name: string; mainImageUrl: string | null };
type Strip = { title: string; goods: readonly Shown[] };

/** Product strips of an empty search box: recently viewed and popular; empty strips are left out. */
export function useStrips(): Strip[] {
  const seen = useFlow(wireRecentViews).snapshot.context.views;
  const popular = useFlow(wirePopularProducts).snapshot.context.data ?? [];
  const strips = [
    { title: text.seen, goods: seen },
    { title: text.liked, goods: popular },
  ];
  return strips.filter(({ goods }) => goods.length > 0);
}

/** Strip of small pictures, not in the tab order: the search screen has the same products for the keyboard. */
export const SearchStrip = ({ title, goods, onFollow }: Strip & { onFollow: () => void }) => (
  <Frame aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {goods.slice(0, SHOWN).map(({ productId, name, mainImageUrl }) => (
        <li key={productId}>
          <Shoe href={paths.product(productId)} tabIndex={-1} onClick={onFollow}>
            <span>
              <Picture image={mainImageUrl} alt="" width={80} height={80} />
            </span>
            <span>{name}</span>
          </Shoe>
        </li>
      ))}
    </ul>
  </Frame>
);
