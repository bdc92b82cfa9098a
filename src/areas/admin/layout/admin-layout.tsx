import type { ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { DeskLayout } from '#src/ui/layout/desk-layout.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSearch } from './admin-search.tsx';

/** Layout of admin pages with their menu; other roles see only the page's notice. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const [path] = useLocation();
  if (user?.userType !== 'admin') return children;
  if (path === adminPaths.start) return <Redirect to={adminPaths.dashboard} replace />;
  const aside = (
    <>
      <AdminSearch />
      <AdminMenu />
    </>
  );
  return <DeskLayout aside={aside}>{children}</DeskLayout>;
}
