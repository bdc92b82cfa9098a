import { useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { menuText } from '#src/text/menu.ts';
import { shellText } from '#src/text/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { Drawer } from '#src/ui/dialogs/drawer.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { MemberSummary } from '../header/member-summary.tsx';
import { iconOf } from './menu-icons.ts';
import { menuFor } from './menu-items.ts';

const Group = styled('section', {
  marginTop: '$5',
  '& h3': { fontSize: '$meta', fontWeight: '$semibold', color: '$ink3', margin: 0, padding: '0 $2 $1' },
});
const MenuLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '44px',
  padding: '0 $2',
  borderRadius: '$control',
  '& svg': { color: '$ink2' },
  '&:active': { opacity: 0.72 },
  '@hover': { '&:hover': { background: '$sunken' } },
  '&[aria-current="page"]': { background: '$sunken', fontWeight: '$semibold' },
});

// On larger screens the header has this link.
const onSmall = { display: 'none', marginTop: '$4', '@small': { display: 'inline-flex' } } as const;

export type SidebarProps = { onCategories: () => void };

/** Side menu, opened by the header's button on every screen size. */
export default function Sidebar({ onCategories }: SidebarProps) {
  const { shell } = useApp();
  const { user } = useSession();
  const [path] = useLocation();
  const close = () => shell.send({ type: 'sidebar.closed' });
  const next = useRef<(() => void) | null>(null);
  return (
    <Drawer title={shellText.menu} onClose={close} onClosed={() => next.current?.()}>
      {user ? <MemberSummary /> : null}
      <Button
        type="button"
        size="wide"
        css={onSmall}
        onClick={() => {
          next.current = onCategories;
          close();
        }}
      >
        {menuText.byCategory}
      </Button>
      <nav aria-label={shellText.menu}>
        {menuFor(user?.userType ?? null).map(({ title, items }) => (
          <Group key={title}>
            <h3>{title}</h3>
            {items.map(([text, href]) => (
              <MenuLink
                key={href}
                href={href}
                aria-current={href === path ? 'page' : undefined}
                onClick={close}
              >
                <Icon name={iconOf(href)} size={20} />
                {text}
              </MenuLink>
            ))}
          </Group>
        ))}
      </nav>
    </Drawer>
  );
}
