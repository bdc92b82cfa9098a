import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { preloadable } from '#src/lib/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { useApp, useLogic } from '#src/wiring/app-context.tsx';
import { wireCategoryDialog } from '#src/wiring/category-dialog.ts';
import { Banners } from './banners.tsx';
import type { CategoryDialogProps } from './category-dialog.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const Main = styled('main', {
  maxWidth: '$page',
  minHeight: '70vh',
  margin: '0 auto',
  padding: '$6 $5',
  '&:focus': { outline: 'none' },
  '@small': { padding: '$4 $3' },
});
const Skip = styled('a', {
  position: 'absolute',
  left: '-999px',
  zIndex: 90,
  padding: '$3',
  background: '$surface',
  '&:focus': { left: 0 },
});

const Nothing = () => null;
const Sidebar = preloadable(() => import('./sidebar.tsx'), Nothing);
const CategoryDialog = preloadable<CategoryDialogProps>(() => import('./category-dialog.tsx'), Nothing);

/** Header, side menu and footer around a page. */
export function Shell({ children }: { children: ReactNode }) {
  const categories = useActorRef(useLogic(wireCategoryDialog));
  const { shell } = useApp();
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches({ sidebar: 'open' }));
  const choosing = useSelector(categories, (snapshot) => snapshot.hasTag('open'));
  const onCategories = {
    open: () => categories.send({ type: 'dialog.opened' }),
    preload: () => void CategoryDialog.preload(),
  };
  return (
    <>
      <Skip href="#main">{shellText.skip}</Skip>
      <Banners />
      <Header onCategories={onCategories} onMenuIntent={Sidebar.preload} />
      {menuOpen ? <Sidebar /> : null}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
      {choosing ? <CategoryDialog actor={categories} /> : null}
    </>
  );
}
