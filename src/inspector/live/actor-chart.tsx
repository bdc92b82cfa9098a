import { useMemo } from 'react';
import type { RegistryEntry } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { ChartPane } from '../chart/chart-pane.tsx';
import { ROOMS } from '../chart/use-layout.ts';
import { entryOf } from '../gallery/entries.ts';
import { activeInLog } from '../model/active.ts';
import { stateLabel, valueWords } from '../model/labels.ts';
import type { LiveLog, LoggedActor, StepReport } from '../model/live-log.ts';
import { isEmbedded } from '../parts/embedded.ts';
import { Note } from '../parts/section.tsx';
import { titleOf } from './actor-tree.tsx';

const { live: words } = inspectorText;

const Box = styled('div', { position: 'relative', height: '100%', minHeight: 0 });
const Past = styled('div', {
  position: 'absolute',
  zIndex: 1,
  top: '$2',
  left: '$2',
  display: 'flex',
  gap: '$2',
  alignItems: 'center',
  padding: '4px 4px 4px $3',
  borderRadius: '$control',
  background: '$sunken',
  fontSize: '$label',
});

type ActorChartProps = {
  log: LiveLog;
  actor: LoggedActor | null;
  /** Selected step of the log; null shows the present. */
  past: StepReport | null;
  onNow: () => void;
};

/** Chart of an actor with the active states and the transitions of its last, or the selected, step. */
export function ActorChart({ log, actor, past, onNow }: ActorChartProps) {
  const entry = actor?.machine ? entryOf(actor.machine) : undefined;
  if (!actor || !entry) return <Note>{actor ? words.noChart : words.pick}</Note>;
  const step = past ?? log.steps.findLast((one) => one.actor === actor.actor) ?? null;
  return (
    <Box>
      {past ? (
        <Past>
          {words.log.past}
          <Button type="button" size="small" onClick={onNow}>
            {words.log.toNow}
          </Button>
        </Past>
      ) : null}
      <LitChart
        entry={entry}
        title={titleOf(actor)}
        value={(past ?? actor.now).value}
        taken={step?.taken ?? []}
      />
    </Box>
  );
}

type LitChartProps = { entry: RegistryEntry; title: string; value: unknown; taken: readonly string[] };

/** Chart with the states of a logged value and the taken transitions lit. */
export function LitChart({ entry: { machine, words: labels }, title, value, taken }: LitChartProps) {
  const key = stateLabel(value);
  // Each report has a new copy of the value; `key` stays equal while the state is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const active = useMemo(() => activeInLog(machine, value), [machine, key]);
  const lit = useMemo(() => new Set(taken), [taken]);
  return (
    <ChartPane
      room={isEmbedded() ? ROOMS.drawer : ROOMS.page}
      machine={machine}
      words={labels}
      label={inspectorText.chartOf(title, valueWords(value, labels))}
      active={active}
      taken={lit}
    />
  );
}
