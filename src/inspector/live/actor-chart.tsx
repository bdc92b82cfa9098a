import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { ChartPane } from '../chart/chart-pane.tsx';
import { ROOMS } from '../chart/use-layout.ts';
import { entryOf } from '../gallery/entries.ts';
import { activeIn } from '../model/active.ts';
import { stateLabel } from '../model/labels.ts';
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
  const machine = actor?.machine ? entryOf(actor.machine)?.machine : undefined;
  if (!actor || !machine) return <Note>{actor ? words.noChart : words.pick}</Note>;
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
      <Lit
        machine={machine}
        title={titleOf(actor)}
        value={(past ?? actor.now).value}
        taken={step?.taken ?? []}
      />
    </Box>
  );
}

type LitProps = { machine: AnyStateMachine; title: string; value: unknown; taken: readonly string[] };

function Lit({ machine, title, value, taken }: LitProps) {
  const key = stateLabel(value);
  // Each report has a new copy of the value; `key` stays equal while the state is the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const active = useMemo(() => activeIn(machine, value), [machine, key]);
  const lit = useMemo(() => new Set(taken), [taken]);
  return (
    <ChartPane
      room={isEmbedded() ? ROOMS.drawer : ROOMS.page}
      machine={machine}
      label={inspectorText.chartOf(title, key)}
      active={active}
      taken={lit}
    />
  );
}
