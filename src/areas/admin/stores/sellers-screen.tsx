import { useSearch } from 'wouter';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { StoreList } from './store-list.tsx';

const ApplicationDesk = addition(
  () => import('./application-desk.tsx'),
  () => null,
);
const SettlementDesk = addition(
  () => import('./settlement-desk.tsx'),
  () => null,
);

/** /admin/sellers: stores, applications or settlements, by the address. */
export default function SellersScreen() {
  const view = new URLSearchParams(useSearch()).get('view');
  if (view === 'settlements') return <SettlementDesk />;
  return view === 'applications' ? <ApplicationDesk /> : <StoreList />;
}
