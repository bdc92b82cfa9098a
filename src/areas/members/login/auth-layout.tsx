import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';

// On wide screens a picture stands beside the form.
const Page = styled('main', {
  display: 'grid',
  minHeight: '100dvh',
  '@wide': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const Side = styled('div', {
  display: 'none',
  '@wide': {
    display: 'grid',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    background: '$tile',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
});
const Column = styled('div', {
  width: '100%',
  maxWidth: '432px',
  margin: '0 auto',
  padding: '$9 $4',
  '@wide': { alignSelf: 'center' },
});
const Brand = styled(Link, {
  fontSize: '26px',
  fontWeight: '$bold',
  letterSpacing: '-.04em',
  '& span': { color: '$brand' },
});

/** Links to other login and recovery pages. */
export const AuthLinks = styled('p', {
  display: 'flex',
  justifyContent: 'center',
  gap: '$5',
  fontSize: '$label',
  color: '$ink2',
  '& a': { padding: '$3 0' },
});

/** Background picture, from the home page. */
const HERO = 'images/events/hero-2.avif';

type DoorFrameProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  snapshot: { value: unknown };
  title: string;
  promise?: string;
  children: ReactNode;
};

/** Layout of login, sign-up and recovery pages, outside of the shell: shop name, title and form. */
export function AuthLayout({ flow, snapshot, title, promise, children }: DoorFrameProps) {
  const door = useFocusRescue();
  return (
    <Page id="main" tabIndex={-1} data-flow={flow} data-state={statePath(snapshot.value)}>
      <Side aria-hidden="true">
        <Picture image={HERO} alt="" width={800} height={1000} sizes="50vw" />
      </Side>
      <Column ref={door}>
        <Stack gap={6}>
          <Brand href={paths.home}>
            {shellText.brand.slice(0, -1)}
            <span>{shellText.brand.slice(-1)}</span>
          </Brand>
          <div>
            <PageTitle>{title}</PageTitle>
            {promise && <Muted css={{ marginTop: '$2' }}>{promise}</Muted>}
          </div>
          {children}
        </Stack>
      </Column>
    </Page>
  );
}
