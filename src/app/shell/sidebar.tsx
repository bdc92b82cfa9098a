import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/ko/common.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { Row, SectionTitle } from '#src/ui/layout.tsx';
import { useApp, useSession } from '#src/wiring/app-context.tsx';
import { MemberFigures } from './member-figures.tsx';
import { menuFor } from './menu-items.ts';

const Backdrop = styled('div', { position: 'fixed', inset: 0, zIndex: 45, background: '$overlay' });
const Drawer = styled('aside', {
  position: 'fixed',
  zIndex: 46,
  top: 0,
  bottom: 0,
  left: 0,
  width: '$sidebar',
  padding: '$4',
  overflowY: 'auto',
  background: '$surface',
  boxShadow: '$floating',
});
const Group = styled('section', {
  marginTop: '$5',
  '& h3': { fontSize: '$s', color: '$muted', margin: 0, marginBottom: '$1' },
});
const MenuLink = styled(Link, {
  display: 'block',
  padding: '$2 $3',
  borderRadius: '$s',
  '&:hover': { background: '$soft' },
  '&[aria-current="page"]': { background: '$accentSoft', fontWeight: 700 },
});

/** The side menu, opened by the header's button on every screen size. */
export default function Sidebar() {
  const { shell } = useApp();
  const { user } = useSession();
  const [path] = useLocation();
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    drawer.current?.focus();
  }, []);
  const close = () => shell.send({ type: 'sidebar.closed' });
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  return (
    <>
      <Backdrop onClick={close} aria-hidden="true" />
      <Drawer ref={drawer} tabIndex={-1} aria-label={shellText.menu} onKeyDown={onKeyDown}>
        <Row spread>
          <SectionTitle>{shellText.menu}</SectionTitle>
          <Button tone="ghost" size="small" type="button" onClick={close}>
            {commonText.close}
          </Button>
        </Row>
        {user ? <MemberFigures /> : null}
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
                  {text}
                </MenuLink>
              ))}
            </Group>
          ))}
        </nav>
      </Drawer>
    </>
  );
}
