import * as Radix from '@radix-ui/react-dialog';
import { Link, useLocation } from 'wouter';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/ko/common.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusReturn } from '#src/ui/focus-return.ts';
import { Row, SectionTitle } from '#src/ui/layout.tsx';
import { useApp, useSession } from '#src/wiring/app-context.tsx';
import { MemberFigures } from './member-figures.tsx';
import { menuFor } from './menu-items.ts';

const Backdrop = styled(Radix.Overlay, { position: 'fixed', inset: 0, zIndex: 45, background: '$overlay' });
const Drawer = styled(Radix.Content, {
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
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 $3',
  borderRadius: '$s',
  '&:hover': { background: '$soft' },
  '&[aria-current="page"]': { background: '$accentSoft', fontWeight: 700 },
});

/** The side menu, opened by the header's button on every screen size; it keeps the focus until it is left. */
export default function Sidebar() {
  const { shell } = useApp();
  const { user } = useSession();
  const [path] = useLocation();
  const focus = useFocusReturn();
  const close = () => shell.send({ type: 'sidebar.closed' });
  return (
    <Radix.Root open onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Backdrop />
        <Drawer aria-describedby={undefined} {...focus}>
          <Row spread>
            <Radix.Title asChild>
              <SectionTitle>{shellText.menu}</SectionTitle>
            </Radix.Title>
            <Radix.Close asChild>
              <Button tone="ghost" size="small" type="button">
                {commonText.close}
              </Button>
            </Radix.Close>
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
      </Radix.Portal>
    </Radix.Root>
  );
}
