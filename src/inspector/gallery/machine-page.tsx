import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { EventObject } from 'xstate';
import type { RegistryEntry } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { ChartPane } from '../chart/chart-pane.tsx';
import { TransitionTable } from '../chart/transition-table.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { LevelLegend } from '../levels/level-legend.tsx';
import { levelsOf } from '../levels/levels.ts';
import { valueWords } from '../model/labels.ts';
import { stepsIn } from '../model/step-address.ts';
import { frameOf } from '../model/stepping.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Mono, Note } from '../parts/section.tsx';
import { entryOf } from './entries.ts';
import { HistoryStrip } from './history-strip.tsx';
import { MachineList } from './machine-list.tsx';
import { StepPanel } from './step-panel.tsx';
import { useWalk } from './use-walk.ts';

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr) 344px',
  height: '100%',
  minHeight: 0,
  // Narrow screens: chart and panel below each other, without the list.
  '@media (max-width: 1023px)': { display: 'block', overflow: 'auto', '& > nav': { display: 'none' } },
  '@small': { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
  '@media print': { display: 'block' },
});
const Middle = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gap: '$3',
  padding: '$4 $5',
  minHeight: 0,
  '@media (max-width: 1023px)': { gridTemplateRows: 'auto 56vh auto auto', padding: '$4' },
  '@small': {
    flex: 1,
    overflow: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 36dvh auto auto',
    padding: '$3',
  },
});
const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $3',
  alignItems: 'baseline',
  '& h1': { fontSize: '$title1' },
  '& p': { flexBasis: '100%' },
});

/** Page that steps one machine without the app. */
export function MachinePage({ id }: { id: string }) {
  const entry = entryOf(id);
  const search = useSearch();
  const [isPainted, setPainted] = useState(false);
  return (
    <PageFrame fixed>
      {entry ? (
        <Machine
          key={`${id}?${search}`}
          entry={entry}
          steps={stepsIn(entry, search)}
          isPainted={isPainted}
          onPaint={setPainted}
        />
      ) : (
        <Note role="alert">{inspectorText.gallery.unknown}</Note>
      )}
    </PageFrame>
  );
}

type MachineProps = {
  entry: RegistryEntry;
  steps: readonly EventObject[];
  /** True while arrows are drawn by how far tests have gone with them. */
  isPainted: boolean;
  onPaint: (isPainted: boolean) => void;
};

function Machine({ entry, steps, isPainted, onPaint }: MachineProps) {
  const levels = useMemo(() => levelsOf(entry), [entry]);
  const walking = useWalk(entry, steps);
  const frame = frameOf(walking.walk);
  const state = valueWords(frame.snapshot.value, entry.words);
  const active = new Set(frame.snapshot._nodes.map((node) => node.id));
  return (
    <Columns>
      <MachineList current={entry.machine.id} />
      <Middle>
        <Head>
          <h1>{entry.title}</h1>
          <Mono>{entry.machine.id}</Mono>
          <ExportMenu entry={entry} />
          <p>{entry.words?.about}</p>
          <LevelLegend levels={levels} isPainted={isPainted} onPaint={onPaint} />
        </Head>
        <ChartPane
          machine={entry.machine}
          words={entry.words}
          label={inspectorText.chartOf(entry.title, state)}
          active={active}
          taken={frame.taken}
          levels={isPainted ? levels : undefined}
        />
        <TransitionTable
          machine={entry.machine}
          words={entry.words}
          active={active}
          taken={frame.taken}
          levels={levels}
        />
        <HistoryStrip {...walking} />
      </Middle>
      <StepPanel {...walking} />
    </Columns>
  );
}
