import { useSelector } from '@xstate/react';
import { recentText as text } from '#src/areas/catalogue/recent-views/recent-views.text.ts';
import { wireRecentViews } from '#src/areas/catalogue/recent-views/recent-views.wiring.ts';
import { SavedProductCard } from '#src/areas/catalogue/recent-views/saved-product-card.tsx';
import { WishlistButton } from '#src/areas/catalogue/wishlist/lazy-card-actions.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle } from '#src/ui/layout/layout.tsx';
import { ProductGrid } from '#src/ui/products/product-card.tsx';

const SHOWN = 5;

type SeenRailProps = {
  title: string;
  without?: readonly number[];
  /** As that of a product rail. */
  far?: boolean;
};

/** Rail of recently viewed products; renders nothing, without a gap, if there are none. */
export function RecentViewsRail({ title, without = [], far = false }: SeenRailProps) {
  const actor = useFlowActor(wireRecentViews);
  const seen = useSelector(actor, (snapshot) => snapshot.context.views);
  const views = seen.filter(({ productId }) => !without.includes(productId));
  if (views.length === 0) return null;
  return (
    <section>
      <Row spread>
        <SectionTitle>{title}</SectionTitle>
        <TextLink href={paths.recentView} aria-label={`${title} ${text.more}`}>
          {text.more}
        </TextLink>
      </Row>
      <ProductGrid rail below far={far}>
        {views.slice(0, SHOWN).map(({ mainImageUrl, viewedAt: _, ...view }) => (
          <SavedProductCard
            key={view.productId}
            {...view}
            image={mainImageUrl}
            corner={<WishlistButton productId={view.productId} name={view.name} />}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
