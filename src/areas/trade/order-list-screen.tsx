import { useLocation, useSearch } from 'wouter';
import { ORDER_STATUSES } from '#domain/trade/order-life.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { wireOrderList } from '#src/areas/trade/orders.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { OrderCard } from './order-card.tsx';

const STATUSES = ['ALL', ...ORDER_STATUSES] as const;
type Place = { status: (typeof STATUSES)[number]; q: string; page: number };

function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const status = STATUSES.find((one) => one === query.get('status')) ?? 'ALL';
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
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <Row role="group" aria-label={text.tabs}>
          {STATUSES.map((status) => (
            <Button
              key={status}
              size="small"
              type="button"
              aria-pressed={place.status === status}
              tone={place.status === status ? 'primary' : 'secondary'}
              onClick={() => go({ status })}
            >
              {text.statuses[status]}
            </Button>
          ))}
        </Row>
        <SearchForm key={place.q} q={place.q} onSearch={(q) => go({ q })} />
        <PagedFlow
          flow="orderList"
          actor={actor}
          snapshot={snapshot}
          failure={text.failed}
          onGo={(next) => go({ page: next })}
          nothing={
            <EmptyState title={text.empty} hint={text.emptyHint}>
              <ButtonLink href={paths.products()} tone="primary">
                {text.toProducts}
              </ButtonLink>
            </EmptyState>
          }
        >
          {(items) => (
            <Stack>
              {items.map((order) => (
                <OrderCard key={order.orderId} order={order} />
              ))}
            </Stack>
          )}
        </PagedFlow>
      </Stack>
    </MyPageFrame>
  );
}

const SearchForm = ({ q, onSearch }: { q: string; onSearch: (q: string) => void }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
    }}
  >
    <TextField
      name="q"
      type="search"
      label={text.search}
      defaultValue={q}
      maxLength={100}
      action={<Button type="submit">{text.searchButton}</Button>}
    />
  </form>
);
