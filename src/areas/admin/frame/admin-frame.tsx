import type { ReactNode } from 'react';
import { useSession } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { AdminMenu } from './admin-menu.tsx';
import { AdminSearch } from './admin-search.tsx';

const Grid = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' },
});
const Aside = styled('aside', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  minWidth: 0,
  '@wide': { position: 'sticky', top: 'calc($sizes$header + 24px)' },
});

/** The menu of those who run the shop, around each of their pages; others see the page's own answer alone. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user?.userType === 'admin' ? (
    <Grid>
      <Aside>
        <AdminSearch />
        <AdminMenu />
      </Aside>
      <div>{children}</div>
    </Grid>
  ) : (
    children
  );
}
