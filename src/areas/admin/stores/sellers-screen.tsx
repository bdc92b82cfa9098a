import { useSearch } from 'wouter';
import { ApplicationDesk } from './application-desk.tsx';
import { StoreList } from './store-list.tsx';

/** /admin/sellers: the stores, or who wants to open one. */
export default function SellersScreen() {
  const isApplications = new URLSearchParams(useSearch()).get('view') === 'applications';
  return isApplications ? <ApplicationDesk /> : <StoreList />;
}
