import { inspectorText } from '#src/text/inspector.ts';
import { entryOf } from '../gallery/entries.ts';
import { LitChart } from '../live/actor-chart.tsx';
import { titleOf } from '../live/actor-tree.tsx';
import type { ActorState, LoggedActor } from '../model/live-log.ts';
import { Note } from '../parts/section.tsx';

type MomentChartProps = { actor: LoggedActor | null; state: ActorState | null; taken: readonly string[] };

/** Chart of an actor with its state at a moment lit, and the transitions that were taken there. */
export function MomentChart({ actor, state, taken }: MomentChartProps) {
  const entry = actor?.machine ? entryOf(actor.machine) : undefined;
  if (!actor || !entry) return <Note>{actor ? inspectorText.live.noChart : inspectorText.live.pick}</Note>;
  return <LitChart entry={entry} title={titleOf(actor)} value={state?.value ?? null} taken={taken} />;
}
