import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { NARROW } from '../header/header-item.ts';

const Bar = styled('nav', {
  display: 'none',
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: '$bar',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: '$bg',
  boxShadow: '0 -1px 0 $colors$line',
  [NARROW]: { display: 'grid' },
});
const tab = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '3px',
  height: '$tabBar',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '$ink3',
  fontSize: '11px',
  lineHeight: 1.2,
  fontWeight: '$semibold',
  transition: 'opacity $transitions$fast',
  '&:active': { opacity: 0.72 },
  '&[aria-current="page"]': { color: '$ink' },
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;
const TabLink = styled(Link, tab);
const TabButton = styled('button', tab);

type TabBarProps = { onCategories: { open(): void; preload(): void } };

/** Tab bar with the main destinations; on small screens only. */
export function TabBar({ onCategories: { open, preload } }: TabBarProps) {
  return (
    <Bar aria-label={shellText.tabs.nav} data-tab-bar="">
      <Tab href={paths.home} icon="home" text={shellText.tabs.home} />
      <TabButton type="button" onClick={open} onPointerEnter={preload} onFocus={preload}>
        <Icon name="grid" />
        {shellText.category}
      </TabButton>
      <Tab href={paths.feeds()} icon="feed" text={shellText.feeds} />
      <Tab href={paths.wishlist} icon="heart" text={shellText.wishes} />
      <Tab href={paths.mypage} icon="user" text={shellText.tabs.my} />
    </Bar>
  );
}

type TabProps = { href: string; icon: ComponentProps<typeof Icon>['name']; text: string };

function Tab({ href, icon, text }: TabProps) {
  const [path] = useLocation();
  const isHere = path === href;
  return (
    <TabLink href={href} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} filled={isHere && icon !== 'feed'} />
      {text}
    </TabLink>
  );
}
