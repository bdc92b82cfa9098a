import { type ReactNode, useCallback } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { SellerPendingCounts } from '#domain/seller/layout/pending-counts.ts';
import { sellerPaths } from '#src/areas/seller/paths.ts';
import { sellerScreens } from '#src/areas/seller/screens.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { TableViewsProvider } from '#src/flow/tables/table-views.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { DeskLayout, DeskMenu, menuOf } from '#src/ui/layout/desk-layout.tsx';
import { sellerDeskPaths } from './paths.ts';
import { sellerLayoutText as text } from './seller-layout.text.ts';
import { wireSellerPendingCounts } from './seller-pending-counts.wiring.ts';

const ENTRIES = menuOf(sellerScreens);

/** Pages in the bar of small screens. */
const ICONS = {
  [sellerPaths.page]: 'chart',
  [sellerPaths.orders]: 'box',
  [sellerPaths.products]: 'grid',
  [sellerDeskPaths.claims]: 'return',
} as const;

const waitingAt = ({ orders, claims, reviews, questions, inquiries, lowGoods }: SellerPendingCounts) => ({
  [sellerPaths.orders]: orders,
  [sellerDeskPaths.claims]: claims,
  [sellerPaths.reviews]: reviews,
  [sellerDeskPaths.questions]: questions,
  [sellerDeskPaths.inquiries]: inquiries,
  [sellerPaths.products]: lowGoods,
});

function SellerMenu() {
  const { snapshot, send } = useFlow(wireSellerPendingCounts);
  const { data } = snapshot.context;
  return (
    <DeskMenu
      label={text.menu}
      flow="sellerPendingCounts"
      state={statePath(snapshot.value)}
      entries={ENTRIES}
      icons={ICONS}
      waiting={data ? waitingAt(data) : {}}
      waitingText={text.waiting}
      onMoved={useCallback(() => send({ type: 'screen.reloaded' }), [send])}
    />
  );
}

/** Layout of seller pages with their menu; other roles see only the page's notice. */
export function SellerLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [path] = useLocation();
  if (user?.userType !== 'seller') return children;
  if (path === sellerDeskPaths.start) return <Redirect to={sellerPaths.page} replace />;
  return (
    <DeskLayout aside={<SellerMenu />}>
      <TableViewsProvider>{children}</TableViewsProvider>
    </DeskLayout>
  );
}
