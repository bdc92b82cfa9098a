import { useState } from 'react';
import { formatDate } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { demonstrationText as text } from './demonstration.text.ts';
import { wireDemonstration } from './demonstration.wiring.ts';
import { GuideAccounts, GuideClock, type GuideFlow } from './guide-sections.tsx';
import { GuideTour } from './guide-tour.tsx';

/** Half of the height of the screen: sticky bars of pages stand at its edges. */
const Tab = styled('button', {
  position: 'fixed',
  left: 0,
  top: '42%',
  zIndex: '$bar',
  display: 'grid',
  placeItems: 'center',
  minWidth: '28px',
  minHeight: '72px',
  padding: '$2 4px',
  border: 0,
  borderRadius: '0 $radii$control $radii$control 0',
  background: '$ink',
  color: '$onInk',
  fontSize: '$label',
  fontWeight: '$semibold',
  writingMode: 'vertical-rl',
  boxShadow: '$floating',
  // The pressed area is wider than the tab.
  '&::after': { content: '', position: 'absolute', inset: '0 -16px 0 0' },
  '@media print': { display: 'none' },
});
const Card = styled('aside', {
  position: 'fixed',
  left: '$4',
  bottom: 'calc(var(--tab-bar, 0px) + $space$4)',
  zIndex: '$menu',
  display: 'grid',
  gap: '$4',
  width: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - var(--tab-bar, 0px) - 96px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  background: '$bg',
  color: '$ink',
  boxShadow: '$floating',
  '& h2': { fontSize: '$title3' },
  '& h3': { fontSize: '$label', color: '$ink3', fontWeight: '$semibold' },
  '& section': { display: 'grid', gap: '$2' },
  '@media print': { display: 'none' },
});
const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2',
});
const Problem = styled('p', { color: '$danger', fontSize: '$label' });
const reloadPage = () => window.location.reload();

/** Guide of a demonstration: a tab at the edge of every page, and the card that it opens. */
export function DemonstrationGuide() {
  const flow: GuideFlow = useFlow((app) => wireDemonstration(app, reloadPage));
  const { snapshot, send } = flow;
  // Nothing takes the focus before somebody has opened the card.
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    send({ type: 'guide.opened' });
  };
  if (snapshot.hasTag('open')) return <GuideCard flow={flow} />;
  if (!snapshot.matches('folded')) return null;
  return (
    <Tab type="button" aria-label={text.open} autoFocus={wasOpened} onClick={open}>
      {text.tab}
    </Tab>
  );
}

function GuideCard({ flow }: { flow: GuideFlow }) {
  const { snapshot, send } = flow;
  const { clock, error } = snapshot.context;
  const fold = () => send({ type: 'guide.folded' });
  return (
    <Card aria-labelledby="demonstration" onKeyDown={({ key }) => key === 'Escape' && fold()}>
      <Head>
        <h2 id="demonstration">{text.title}</h2>
        <Button size="small" tone="ghost" autoFocus onClick={fold}>
          {text.fold}
        </Button>
      </Head>
      <GuideAccounts flow={flow} />
      {clock ? <GuideClock flow={flow} day={formatDate(clock.now)} days={clock.days} /> : null}
      <GuideTour flow={flow} />
      {error ? <Problem role="alert">{error}</Problem> : null}
      <Button size="small" tone="ghost" onClick={() => send({ type: 'guide.dismissed' })}>
        {text.putAway}
      </Button>
    </Card>
  );
}
