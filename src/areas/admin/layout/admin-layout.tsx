import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { wireAdminSearch } from '#src/areas/admin/layout/admin-search.wiring.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { TableViewsProvider } from '#src/flow/tables/table-views.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { DeskLayout } from '#src/ui/layout/desk-layout.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSearch } from './admin-search.tsx';

/** Layout of admin pages with their menu; other roles see only the page's notice. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [path] = useLocation();
  if (user?.userType !== 'admin') return children;
  if (path === adminPaths.start) return <Redirect to={adminPaths.dashboard} replace />;
  return (
    <DeskLayout aside={<AdminAside />}>
      <TableViewsProvider>{children}</TableViewsProvider>
    </DeskLayout>
  );
}

/** Quick search and menu; on small screens the search is in the menu's sheet. */
function AdminAside() {
  const isWide = useWide();
  const search = useFlow(wireAdminSearch);
  return (
    <>
      <AdminSearch flow={search} isShown={isWide} />
      <AdminMenu onSearch={() => search.send({ type: 'search.opened' })} />
    </>
  );
}
