import { useActorRef, useSelector } from '@xstate/react';
import { paths } from '#src/lib/paths.ts';
import { RememberedCard } from '#src/screens/shared/remembered-card.tsx';
import { WishHeart } from '#src/screens/shared/wish-corner.tsx';
import { homeText as text } from '#src/text/ko/home.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row, SectionTitle } from '#src/ui/layout.tsx';
import { ProductGrid } from '#src/ui/product-card.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireRecentViews } from '#src/wiring/recent-views.ts';

const SHOWN = 5;

/** What the person looked at lately; nothing, also no gap, when there is none. */
export default function HomeRecent() {
  const actor = useActorRef(useLogic(wireRecentViews));
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
      <ProductGrid rail>
        {views.slice(0, SHOWN).map(({ mainImageUrl, viewedAt: _, ...view }) => (
          <RememberedCard
            key={view.productId}
            {...view}
            image={mainImageUrl}
            note=""
            corner={<WishHeart productId={view.productId} name={view.name} />}
          />
        ))}
      </ProductGrid>
    </section>
  );
}
