import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { addition, lateLife } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { Header } from './header/header.tsx';
import { hasOwnBar } from './header/own-bar.ts';
import type { CategoryDialogProps } from './menu/category-dialog.tsx';
import type { SidebarProps } from './menu/sidebar.tsx';
import { TabBar } from './menu/tab-bar.tsx';
import { Banners } from './toasts/banners.tsx';

const Main = styled('main', {
  // The footer begins below the first view: what loads must not push it down before one's eyes.
  minHeight: 'calc(100vh - $sizes$headerSmall)',
  maxWidth: 'calc($sizes$page + 2 * $space$gutter)',
  margin: '0 auto',
  padding: '$6 $gutter',
  '&:focus': { outline: 'none' },
  '@small': { paddingTop: '$4' },
});
// The tab bar lies over the end of the page.
const Lowest = styled('div', { height: 'var(--tab-bar, 0px)', background: '$sunken' });
const Skip = styled('a', {
  position: 'absolute',
  left: '-999px',
  zIndex: '$skip',
  padding: '$3',
  background: '$bg',
  '&:focus': { left: 0 },
});

// The footer stands below the first view; its room is kept until it is there.
const FooterRoom = styled('div', {
  marginTop: '$section',
  minHeight: '300px',
  background: '$sunken',
  '@small': { minHeight: '240px' },
});
const Footer = lateLife(
  () => import('./footer/footer.tsx'),
  () => <FooterRoom />,
);
// One element for all times, as what comes to life late must not change before.
const footer = <Footer />;
const Nothing = () => null;
const Sidebar = addition<SidebarProps>(() => import('./menu/sidebar.tsx'), Nothing);
const CategoryDialog = addition<CategoryDialogProps>(() => import('./menu/category-dialog.tsx'), Nothing);

/** Header, side menu, tab bar and footer around a page. */
export function Shell({ children }: { children: ReactNode }) {
  // The dialog and its chart come with the first wish for them, and then stay.
  const [asked, setAsked] = useState(0);
  const { shell } = useApp();
  const [path] = useLocation();
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches({ sidebar: 'open' }));
  const onCategories = {
    open: () => setAsked((times) => times + 1),
    preload: () => void CategoryDialog.preload(),
  };
  return (
    <>
      <Skip href="#main">{shellText.skip}</Skip>
      <Banners />
      <Header onCategories={onCategories} onMenuIntent={Sidebar.preload} />
      {menuOpen ? <Sidebar onCategories={onCategories.open} /> : null}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
      {hasOwnBar(path) ? null : (
        <>
          <Lowest />
          <TabBar onCategories={onCategories} />
        </>
      )}
      {asked > 0 ? <CategoryDialog asked={asked} /> : null}
    </>
  );
}
