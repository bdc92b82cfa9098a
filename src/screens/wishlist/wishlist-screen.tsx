import { useActorRef, useSelector } from '@xstate/react';
import { formatNumber } from '#domain/format.ts';
import { paths } from '#src/lib/paths.ts';
import { MyPageFrame } from '#src/screens/shared/my-page-frame.tsx';
import { wishText as text } from '#src/text/ko/wishes.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { ProductGrid } from '#src/ui/product-card.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireWishlist } from '#src/wiring/wishes.ts';
import { WishCard } from './wish-card.tsx';

/** Wished products; taking a wish back keeps the card, so that a slip can be undone. */
export default function WishlistScreen() {
  const actor = useActorRef(useLogic(wireWishlist), { input: { filter: undefined } });
  const snapshot = useSelector(actor, (state) => state);
  const { page, error } = snapshot.context;
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <div>
          <PageTitle>{text.title}</PageTitle>
          <Muted role="status">{page ? text.count(formatNumber(page.totalElements)) : ' '}</Muted>
        </div>
        <FlowFrame
          flow="wishlist"
          snapshot={snapshot}
          error={error || text.listFailed}
          onRetry={() => actor.send({ type: 'screen.retried' })}
          hasContent={page !== null}
          skeleton={<Skeleton rows={3} height={220} />}
        >
          {snapshot.hasTag('empty') ? (
            <EmptyState title={text.empty} hint={text.emptyHint}>
              <ButtonLink href={paths.products()} tone="primary">
                {text.products}
              </ButtonLink>
            </EmptyState>
          ) : null}
          <ProductGrid>
            {page?.items.map((wish) => (
              <WishCard key={wish.wishlistId} wish={wish} />
            ))}
          </ProductGrid>
        </FlowFrame>
        <Pager
          page={page?.page ?? 0}
          totalPages={page?.totalPages ?? 0}
          onGo={(next) => actor.send({ type: 'page.changed', page: next })}
        />
      </Stack>
    </MyPageFrame>
  );
}
