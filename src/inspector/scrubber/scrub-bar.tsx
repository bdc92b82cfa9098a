import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '../parts/section.tsx';
import type { Scrub } from './use-scrub.ts';

const { steps: words } = inspectorReportText;

const Bar = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  alignItems: 'center',
  padding: '$2 $4',
  borderBottom: '1px solid $line',
  background: '$bg',
  '& input': { flex: '1 1 180px', minWidth: 0, accentColor: '#c2410c' },
  '& output': { minWidth: '72px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '@small': { '& input': { flexBasis: '100%', order: 1 }, '& p': { order: 2 } },
});

type ScrubBarProps = { scrub: Scrub /** Says what happened at the position. */; told: string };

/** Slider and buttons that go through the steps of a report. */
export const ScrubBar = ({ scrub: { at, last, show, first, back, forward, end }, told }: ScrubBarProps) => (
  <Bar aria-label={words.heading}>
    <Button type="button" size="small" disabled={at === 0} onClick={first}>
      {words.first}
    </Button>
    <Button type="button" size="small" disabled={at === 0} onClick={back}>
      {words.back}
    </Button>
    <Button type="button" size="small" disabled={at === last} onClick={forward}>
      {words.forward}
    </Button>
    <Button type="button" size="small" disabled={at === last} onClick={end}>
      {words.last}
    </Button>
    <output>{words.at(at, last)}</output>
    <input
      type="range"
      min={0}
      max={last}
      value={at}
      aria-label={words.slider}
      aria-valuetext={`${words.at(at, last)} ${told}`}
      onChange={({ target }) => show(Number(target.value))}
    />
    <Note>{words.keys}</Note>
  </Bar>
);
