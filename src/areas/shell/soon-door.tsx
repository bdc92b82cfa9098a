import type { ScreenProps } from '#src/lib/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { Logo } from '#src/ui/logo.tsx';
import SoonScreen from './soon-screen.tsx';

const Page = styled('main', {
  maxWidth: '480px',
  minHeight: '100vh',
  margin: '0 auto',
  padding: '$4 $gutter $9',
  '&:focus': { outline: 'none' },
});

/** The same where no shop stands around it. */
export default function SoonDoor(props: ScreenProps) {
  return (
    <Page id="main" tabIndex={-1}>
      <Logo />
      <SoonScreen {...props} />
    </Page>
  );
}
