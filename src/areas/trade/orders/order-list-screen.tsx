import { useLocation, useSearch } from 'wouter';
import { SEARCH_LENGTH } from '#domain/kit/forms/search-field.ts';
import { ORDER_FILTERS, type OrderFilter } from '#domain/trade/orders/order.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { wireOrderList } from '#src/areas/trade/orders/orders.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Input } from '#src/ui/forms/input.ts';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { PopularBelow } from '#src/ui/products/rail.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderStrip } from './order-strip.tsx';

type Place = { status: OrderFilter; q: string; page: number };

function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const status = ORDER_FILTERS.find((one) => one === query.get('status')) ?? 'ALL';
  const page = Number(query.get('page'));
  return { status, q: query.get('q') ?? '', page: Number.isSafeInteger(page) && page > 0 ? page : 0 };
}

/** /my-orders: tab, search and page are in the address. */
export default function OrderListScreen() {
  const { navigate } = useApp();
  const [path] = useLocation();
  const search = useSearch();
  const place = placeOf(search);
  const { page: first, ...filter } = place;
  const { snapshot, actor } = useAddressed(wireOrderList, { filter, page: first }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.page ?? 0,
  }));
  const go = (change: Partial<Place>) => {
    const { status, q, page } = { ...place, page: 0, ...change };
    const query = new URLSearchParams({
      ...(status === 'ALL' ? {} : { status }),
      ...(q ? { q } : {}),
      ...(page ? { page: String(page) } : {}),
    });
    navigate(query.size > 0 ? `${path}?${query}` : path);
  };
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <OrderStrip chosen={place.status} onChoose={(status) => go({ status })} />
        <SearchForm key={place.q} q={place.q} onSearch={(q) => go({ q })} />
        <PagedFlow
          flow="orderList"
          actor={actor}
          snapshot={snapshot}
          failure={text.failed}
          onGo={(next) => go({ page: next })}
          nothing={
            <>
              <EmptyState title={text.empty} hint={text.emptyHint}>
                <ButtonLink href={paths.products()} tone="primary">
                  {text.toProducts}
                </ButtonLink>
              </EmptyState>
              <PopularBelow />
            </>
          }
        >
          {(items) => (
            <div>
              {items.map((order) => (
                <OrderCard key={order.orderId} order={order} />
              ))}
            </div>
          )}
        </PagedFlow>
      </Stack>
    </MyPageLayout>
  );
}

const Search = styled('div', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$2' });

const SearchForm = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => (
  <form
    method="post"
    onSubmit={(event) => {
      event.preventDefault();
      onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
    }}
  >
    <Search>
      <Input
        name="q"
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        defaultValue={q}
        maxLength={SEARCH_LENGTH}
      />
      <Button type="submit">{text.searchButton}</Button>
    </Search>
  </form>
);
