import { Link } from 'wouter';
import type { ListedStore } from '#domain/catalogue/store.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { storeText as text } from './store.text.ts';
import { wireStoreDirectory } from './store.wiring.ts';
import { StoreLogo } from './store-header.tsx';
import { storePath } from './store-paths.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
});
const Item = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'center',
  padding: '$4',
  borderRadius: '$card',
  border: '1px solid $line',
  '& strong': { overflowWrap: 'anywhere' },
  '@hover': { '&:hover': { background: '$sunken' } },
});

/** Rating and number of reviews of a store as text. */
export const ratedText = ({ rating, reviewCount }: Pick<ListedStore, 'rating' | 'reviewCount'>): string =>
  rating === null ? text.notRated : text.rated(rating.toFixed(1), formatNumber(reviewCount));

/** Directory of all stores. */
export function StoreDirectory() {
  const { snapshot, send } = useFlow(wireStoreDirectory);
  const { data, error } = snapshot.context;
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <FlowFrame
        flow="storeDirectory"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {data?.length === 0 ? <EmptyState title={text.empty} /> : null}
        <List aria-label={text.list}>
          {data?.map((store) => (
            <li key={store.storeId}>
              <Item href={storePath(store.storeId)}>
                <StoreLogo store={store} />
                <span>
                  <strong>{store.storeName}</strong>
                  <Muted as="span" css={{ display: 'block' }}>
                    {text.products(formatNumber(store.products))} · {ratedText(store)}
                  </Muted>
                </span>
              </Item>
            </li>
          ))}
        </List>
      </FlowFrame>
    </Stack>
  );
}
