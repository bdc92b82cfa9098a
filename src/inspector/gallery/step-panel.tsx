import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { EventObject } from 'xstate';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { type Choices, choicesOf } from '../model/choices.ts';
import { frameOf } from '../model/stepping.ts';
import { namedTours } from '../model/tours.ts';
import { ContextView } from '../parts/context-view.tsx';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { OpenInShop } from '../screens/open-in-shop.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { KeyHelp } from './key-help.tsx';
import { PropertyList } from './property-list.tsx';
import { StateSummary } from './state-summary.tsx';
import { TourList } from './tour-list.tsx';
import { useStepKeys } from './use-step-keys.ts';
import type { Walking } from './use-walk.ts';

const Panel = styled('aside', {
  display: 'grid',
  alignContent: 'start',
  gap: '$4',
  padding: '$4',
  overflow: 'auto',
  borderLeft: '1px solid $line',
  background: '$bg',
  '@media (max-width: 1023px)': { borderLeft: 0, borderTop: '1px solid $line' },
  // Phones: a sheet at the bottom of the window, below the chart.
  '@small': {
    flex: 'none',
    height: '46dvh',
    padding: '0 $4 $4',
    borderRadius: '$card $card 0 0',
    boxShadow: '$floating',
    '&[data-open="false"]': { height: 'auto', '& > :not(:first-child)': { display: 'none' } },
  },
  '@media print': { border: 0 },
});

/** Button that folds the sheet of a phone; wider windows have no sheet. */
const Fold = styled('button', {
  display: 'none',
  '@small': {
    display: 'block',
    position: 'sticky',
    zIndex: 1,
    top: 0,
    margin: '0 -16px',
    minHeight: '44px',
    border: 0,
    background: '$bg',
    fontWeight: 600,
    fontSize: '$label',
    color: '$ink3',
  },
});

const TABS = [
  { id: 'try', label: inspectorText.tabs.try },
  { id: 'data', label: inspectorText.tabs.data },
  { id: 'tours', label: inspectorText.tabs.tours },
  { id: 'properties', label: inspectorText.tabs.properties },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** Events in the order of the buttons, which the number keys choose from. */
const eventsOf = ({ ports, events, time }: Choices): EventObject[] => [
  ...ports.flatMap(({ outcomes }) => outcomes.map(({ event }) => event)),
  ...events.map(({ event }) => event),
  ...time,
];

function playFirst({ walk, playing, play, stop }: Walking): void {
  const [first] = namedTours(walk.entry);
  if (playing) stop();
  else if (first) play(first);
}

/** Panel of a walk: active states, possible events, context and tours. */
export function StepPanel(walking: Walking) {
  const [tab, setTab] = useState<TabId>('try');
  const { walk } = walking;
  const frame = frameOf(walk);
  const [withHelp, showHelp] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const choices = choicesOf(walk.entry, frame.snapshot);
  const panel = useRef<HTMLElement>(null);
  const [, goTo] = useLocation();
  useStepKeys({
    forward: () => walking.show(walk.at + 1),
    back: () => walking.show(walk.at - 1),
    play: () => playFirst(walking),
    search: () => goTo(inspectorPaths.search),
    help: () => showHelp(!withHelp),
    choose: (number) => {
      const event = eventsOf(choices)[number - 1];
      if (event) walking.happen(event);
    },
  });
  // A settled port takes its buttons away: the focus stays in the panel, and not on the page.
  useEffect(() => {
    if (walk.at > 0 && document.activeElement === document.body) panel.current?.focus();
  }, [walk.at]);
  const before = walk.frames[walk.at - 1]?.snapshot.context;
  const contents: Record<TabId, React.ReactNode> = {
    try: <ChoiceButtons choices={choices} words={walk.entry.words} happen={walking.happen} />,
    data: <ContextView context={frame.snapshot.context} before={before} />,
    tours: <TourList {...walking} />,
    properties: <PropertyList entry={walk.entry} />,
  };
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={inspectorText.tabs.label} data-open={isOpen}>
      <Fold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? inspectorText.tabs.fold : inspectorText.tabs.unfold}
      </Fold>
      <StateSummary frame={frame} words={walk.entry.words} />
      <Tabs
        label={inspectorText.tabs.label}
        tabs={TABS.map((one) => ({ ...one, content: contents[one.id] }))}
        selected={tab}
        onSelect={setTab}
      />
      <OpenInShop walk={walk} />
      <KeyHelp isShown={withHelp} />
    </Panel>
  );
}
