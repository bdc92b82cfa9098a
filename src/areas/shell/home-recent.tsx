import { useSelector } from '@xstate/react';
import { wireRecentViews } from '#src/areas/catalogue/recent-views.wiring.ts';
import { RememberedCard } from '#src/areas/catalogue/remembered-card.tsx';
import { WishHeart } from '#src/areas/catalogue/wish-corner.tsx';
import { homeText as text } from '#src/areas/shell/home.text.ts';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle } from '#src/ui/layout.tsx';
import { ProductGrid } from '#src/ui/product-card.tsx';

const SHOWN = 5;

/** What the person looked at lately; nothing, also no gap, when there is none. */
export default function HomeRecent() {
  const actor = useFlowActor(wireRecentViews);
  const views = useSelector(actor, (snapshot) => snapshot.context.views);
  if (views.length === 0) return null;
  return (
    <section>
      <Row spread>
        <SectionTitle>{text.recent}</SectionTitle>
        <TextLink href={paths.recentView} aria-label={`${text.recent} ${text.more}`}>
          {text.more}
        </TextLink>
      </Row>
      <ProductGrid rail below>
        {views.slice(0, SHOWN).map(({ mainImageUrl, viewedAt: _, ...view }) => (
          <RememberedCard
            key={view.productId}
            {...view}
            image={mainImageUrl}
            corner={<WishHeart productId={view.productId} name={view.name} />}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
