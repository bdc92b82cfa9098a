import { useMemo, useState } from 'react';
import type { LogFile } from '#domain/kit/flow-log/log-schema.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { entryOf } from '../gallery/entries.ts';
import { ActorFiles } from '../live/actor-files.tsx';
import { shortOf } from '../model/labels.ts';
import { Note } from '../parts/section.tsx';
import { AboutList, ReportPicture } from './about-list.tsx';
import { FlowList } from './flow-list.tsx';
import { MomentChart } from './moment-chart.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { type FlowState, flowsAt, type Moment, momentsOf, positionOf } from './moments.ts';
import { ScrubBar } from './scrub-bar.tsx';
import { useScrub } from './use-scrub.ts';

const { steps: words, step: stepWords } = inspectorReportText;

const Head = styled('div', {
  display: 'grid',
  gap: '$2',
  padding: '$2 $4',
  borderBottom: '1px solid $line',
  background: '$bg',
});
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr) 400px',
  minHeight: 0,
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '320px auto auto' },
});
const Middle = styled('div', { padding: '$3', minHeight: 0, minWidth: 0 });
const Side = styled('aside', {
  display: 'grid',
  gap: '$4',
  alignContent: 'start',
  padding: '$3 $4',
  overflow: 'auto',
  minHeight: 0,
  minWidth: 0,
  borderLeft: '1px solid $line',
  background: '$bg',
  '@small': { borderLeft: 0, borderTop: '1px solid $line', overflow: 'visible' },
});

/** Says what happened at a moment. */
function toldOf({ step, actor }: Moment): string {
  if (!step) return words.start;
  const labels = actor?.machine ? entryOf(actor.machine)?.words : undefined;
  return shortOf(step.event, labels) ?? step.event.type;
}

/** A report step by step: flows and their states, the chart, and what happened. */
export function Scrubber({ file: { log, about, pictures } }: { file: LogFile }) {
  const [only, setOnly] = useState<number | null>(null);
  const moments = useMemo(() => momentsOf(log, only), [log, only]);
  const scrub = useScrub(moments.length);
  const moment = moments[scrub.at];
  const flows = useMemo(() => (moment ? flowsAt(log, moment) : []), [log, moment]);
  if (!moment) return null;
  const shown = shownFlow(flows, only ?? moment.actor?.actor ?? moments[1]?.actor?.actor ?? null);
  const limitTo = (actor: number | null) => {
    setOnly(actor);
    scrub.show(positionOf(momentsOf(log, actor), moment));
  };
  return (
    <>
      <Head>
        <AboutList about={about} />
        {log.dropped > 0 ? <Note>{words.dropped(log.dropped)}</Note> : null}
        {about?.origin === 'customer' ? <Note>{stepWords.customer}</Note> : null}
        {pictures.map((picture) => (
          <ReportPicture key={picture.actor} {...picture} />
        ))}
      </Head>
      <ScrubBar scrub={scrub} told={toldOf(moment)} />
      <Columns>
        <FlowList flows={flows} moved={moment.actor?.actor ?? null} only={only} onOnly={limitTo} />
        <Middle>
          <MomentChart
            actor={shown?.actor ?? null}
            state={shown?.state ?? null}
            taken={moment.step?.taken ?? []}
          />
        </Middle>
        <Side>
          <MomentPanel moment={moment} flow={shown?.state?.context} />
          {shown && about?.origin !== 'customer' ? <ActorFiles log={log} actor={shown.actor} /> : null}
        </Side>
      </Columns>
    </>
  );
}

/** Flow whose chart is shown: the wanted one, otherwise the last one that has started. */
const shownFlow = (flows: readonly FlowState[], wanted: number | null): FlowState | undefined =>
  flows.find(({ actor }) => actor.actor === wanted) ??
  flows.findLast(({ state }) => state !== null) ??
  flows.at(-1);
