import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { addition, lateHydration } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { hasActionBar } from './header/action-bar-screens.ts';
import { Header } from './header/header.tsx';
import type { CategoryDialogProps } from './menu/category-dialog.tsx';
import type { SidebarProps } from './menu/sidebar.tsx';
import { TabBar } from './menu/tab-bar.tsx';
import { Banners } from './toasts/banners.tsx';

const Main = styled('main', {
  // The footer starts below the first view, so that loading content does not move it visibly.
  minHeight: 'calc(100vh - $sizes$headerSmall)',
  maxWidth: 'calc($sizes$page + 2 * $space$gutter)',
  margin: '0 auto',
  padding: '$6 $gutter',
  '&:focus': { outline: 'none' },
  '@small': { paddingTop: '$4' },
});
// Space for the tab bar, which covers the end of the page.
const Lowest = styled('div', { height: 'var(--tab-bar, 0px)', background: '$sunken' });
const Skip = styled('a', {
  position: 'absolute',
  left: '-999px',
  zIndex: '$skip',
  padding: '$3',
  background: '$bg',
  '&:focus': { left: 0 },
});

// Reserved space of the footer, which is hydrated late.
const FooterRoom = styled('div', {
  marginTop: '$section',
  minHeight: '300px',
  background: '$sunken',
  '@small': { minHeight: '240px' },
});
const Footer = lateHydration(
  () => import('./footer/footer.tsx'),
  () => <FooterRoom />,
);
// One constant element, because a late part must not get new props before hydration.
const footer = <Footer />;
const Nothing = () => null;
const Sidebar = addition<SidebarProps>(() => import('./menu/sidebar.tsx'), Nothing);
const CategoryDialog = addition<CategoryDialogProps>(() => import('./menu/category-dialog.tsx'), Nothing);

/** Layout of every page: header, side menu, tab bar and footer. */
export function Shell({ children }: { children: ReactNode }) {
  // The dialog and its chart load with the first press and then stay mounted.
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
      {hasActionBar(path) ? null : (
        <>
          <Lowest />
          <TabBar onCategories={onCategories} />
        </>
      )}
      {asked > 0 ? <CategoryDialog asked={asked} /> : null}
    </>
  );
}
