import { useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { choicesOf } from '../model/choices.ts';
import { frameOf } from '../model/stepping.ts';
import { ContextView } from '../parts/context-view.tsx';
import { ChoiceButtons } from './choice-buttons.tsx';
import { StateSummary } from './state-summary.tsx';
import { TourList } from './tour-list.tsx';
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
  '@media print': { border: 0 },
});

const TABS = [
  { id: 'try', label: inspectorText.tabs.try },
  { id: 'data', label: inspectorText.tabs.data },
  { id: 'tours', label: inspectorText.tabs.tours },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** Panel of a walk: active states, possible events, context and tours. */
export function StepPanel(walking: Walking) {
  const [tab, setTab] = useState<TabId>('try');
  const { walk } = walking;
  const frame = frameOf(walk);
  const before = walk.frames[walk.at - 1]?.snapshot.context;
  const contents: Record<TabId, React.ReactNode> = {
    try: (
      <ChoiceButtons
        choices={choicesOf(walk.entry, frame.snapshot)}
        words={walk.entry.words}
        happen={walking.happen}
      />
    ),
    data: <ContextView context={frame.snapshot.context} before={before} />,
    tours: <TourList {...walking} />,
  };
  return (
    <Panel>
      <StateSummary frame={frame} words={walk.entry.words} />
      <Tabs
        label={inspectorText.tabs.label}
        tabs={TABS.map((one) => ({ ...one, content: contents[one.id] }))}
        selected={tab}
        onSelect={setTab}
      />
    </Panel>
  );
}
