import { formatNumber } from '#domain/kit/format.ts';
import { wishlistButtonText as text } from '#src/areas/catalogue/wishlist/wishlist.text.ts';
import { wireWishlist } from '#src/areas/catalogue/wishlist/wishlist.wiring.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { ProductGrid } from '#src/ui/products/product-card.tsx';
import { PopularBelow } from '#src/ui/products/rail.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { WishlistCard } from './wishlist-card.tsx';

/** Wishlist; a removed product keeps its card, so that the removal can be undone. */
export default function WishlistScreen() {
  const { snapshot, actor } = useFlow(wireWishlist, { filter: undefined });
  const { page } = snapshot.context;
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <div>
          <PageTitle>{text.title}</PageTitle>
          <Muted role="status">{page ? text.count(formatNumber(page.totalElements)) : ' '}</Muted>
        </div>
        <PagedFlow
          flow="wishlist"
          actor={actor}
          snapshot={snapshot}
          failure={text.listFailed}
          skeleton={<Skeleton shape="cards" rows={4} />}
          nothing={
            <>
              <EmptyState title={text.empty} hint={text.emptyHint}>
                <ButtonLink href={paths.products()} tone="primary">
                  {text.products}
                </ButtonLink>
              </EmptyState>
              <PopularBelow />
            </>
          }
        >
          {(items) => (
            <ProductGrid>
              {items.map((wish) => (
                <WishlistCard key={wish.wishlistId} wish={wish} />
              ))}
            </ProductGrid>
          )}
        </PagedFlow>
      </Stack>
    </MyPageLayout>
  );
}
