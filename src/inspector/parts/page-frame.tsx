import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { styled, theme } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { inspectorPaths } from './inspector-paths.ts';

const Page = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  background: '$sunken',
  // Always light, because charts have their own colours.
  colorScheme: 'light',
  color: '$ink',
  '@media print': { background: 'none' },
  variants: { fixed: { true: { height: '100dvh', '@media print': { height: 'auto' } } } },
});
const Bar = styled('header', {
  display: 'flex',
  alignItems: 'center',
  gap: '$6',
  padding: '0 $5',
  minHeight: '52px',
  background: '$ink',
  color: '$onInk',
  '& strong': { fontSize: '$body', letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
  '& strong::before': {
    content: '""',
    display: 'inline-block',
    width: '9px',
    height: '9px',
    marginRight: '9px',
    borderRadius: '$round',
    background: '$brand',
  },
  '& nav': { display: 'flex', gap: '$1', flex: 1 },
  '& a': {
    padding: '6px $3',
    borderRadius: '$control',
    fontSize: '$label',
    fontWeight: 600,
    color: '#c9ced6',
    whiteSpace: 'nowrap',
    '&:hover': { color: '$onInk' },
    '&[aria-current="page"]': { background: '#34373d', color: '$onInk' },
  },
  '@small': {
    flexWrap: 'wrap',
    gap: '0 $3',
    padding: '$1 $3',
    '& nav': { order: 1, flexBasis: '100%', overflowX: 'auto' },
  },
  '@media print': { display: 'none' },
});
const Skip = styled('a', {
  position: 'absolute',
  zIndex: 3,
  left: '$3',
  top: '-60px',
  padding: '$2 $4',
  borderRadius: '$control',
  background: '$bg',
  color: '$ink',
  fontWeight: 700,
  '&:focus': { top: '$2' },
});
const Main = styled('main', { minHeight: 0, minWidth: 0 });

const LINKS = [
  { href: inspectorPaths.machines, text: inspectorText.pages.machines },
  { href: inspectorPaths.map, text: inspectorText.pages.map },
  { href: inspectorPaths.live, text: inspectorText.pages.live },
  { href: inspectorPaths.screens, text: inspectorText.pages.screens },
  { href: inspectorPaths.life, text: inspectorText.pages.life },
  { href: inspectorPaths.report, text: inspectorReportText.page.heading },
];

const MAIN = 'inspected';

type PageFrameProps = {
  /** Fills the window and scrolls inside. */
  fixed?: boolean;
  /** Hides the navigation bar, for the panel of a shop page. */
  bare?: boolean;
  children: ReactNode;
};

/** Layout of every page of the inspector. */
export function PageFrame({ fixed = false, bare = false, children }: PageFrameProps) {
  const [path] = useLocation();
  const current = (href: string) =>
    path === href || (href === inspectorPaths.machines && path.startsWith(inspectorPaths.machine('')));
  return (
    <Page className={theme.className} fixed={fixed}>
      <Skip
        href={`#${MAIN}`}
        onClick={(event) => {
          // By hand, because a hash would be another page to the router.
          event.preventDefault();
          document.getElementById(MAIN)?.focus();
        }}
      >
        {inspectorText.skip}
      </Skip>
      {bare ? (
        <span />
      ) : (
        <Bar>
          <strong>{inspectorText.title}</strong>
          <nav>
            {LINKS.map(({ href, text }) => (
              <Link key={href} href={href} aria-current={current(href) ? 'page' : undefined}>
                {text}
              </Link>
            ))}
          </nav>
          <a href="/?inspect=panel">{inspectorText.toShop}</a>
        </Bar>
      )}
      <Main id={MAIN} tabIndex={-1}>
        {children}
      </Main>
    </Page>
  );
}
