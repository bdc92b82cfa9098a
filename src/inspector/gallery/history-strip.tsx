import { useEffect, useRef } from 'react';
import type { FlowLabels } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { captionOf } from '../chart/captions.ts';
import { isLabelled, shortOf, stateLabel, valueWords } from '../model/labels.ts';
import type { Frame } from '../model/stepping.ts';
import { readEventType } from '../model/transition-cause.ts';
import { Note } from '../parts/section.tsx';
import { Technical } from '../parts/technical-name.tsx';
import type { Walking } from './use-walk.ts';

const { history } = inspectorText;

const Strip = styled('section', {
  display: 'grid',
  gap: '$2',
  minWidth: 0,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' },
  '& header > *': { whiteSpace: 'nowrap' },
  '& h2': { fontSize: '13px', color: '$ink3', letterSpacing: 0, marginRight: 'auto' },
  '@media print': { display: 'none' },
});
const Frames = styled('ol', { display: 'flex', gap: '6px', overflowX: 'auto', paddingBottom: '4px' });
const Chip = styled('button', {
  display: 'grid',
  flex: 'none',
  padding: '5px $3',
  maxWidth: '240px',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$bg',
  textAlign: 'left',
  fontSize: '$meta',
  lineHeight: 1.5,
  color: '$ink3',
  '& b': { color: '$ink', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[aria-current="step"]': { borderColor: '$brand', background: '$sunken' },
  variants: { refused: { true: { borderStyle: 'dashed', borderColor: '$danger' } } },
});

/** History of a walk: each step can be shown again, and continuing from it drops the later ones. */
export function HistoryStrip({ walk, show, restart }: Walking) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[walk.at];
    if (current instanceof HTMLElement) list.current?.scrollTo({ left: current.offsetLeft - 300 });
  }, [walk]);
  const last = walk.frames.length - 1;
  return (
    <Strip>
      <header>
        <h2>{history.heading}</h2>
        <Note as="span">{history.at(walk.at, last)}</Note>
        <Button type="button" size="small" disabled={walk.at === 0} onClick={() => show(walk.at - 1)}>
          {history.back}
        </Button>
        <Button type="button" size="small" disabled={walk.at === last} onClick={() => show(walk.at + 1)}>
          {history.forward}
        </Button>
        <Button type="button" size="small" onClick={restart}>
          {history.restart}
        </Button>
      </header>
      <Frames ref={list}>
        {walk.frames.map((frame, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moment is known by its place.
          <li key={at}>
            <Moment frame={frame} words={walk.entry.words} current={at === walk.at} onShow={() => show(at)} />
          </li>
        ))}
      </Frames>
    </Strip>
  );
}

type MomentProps = { frame: Frame; words: FlowLabels | undefined; current: boolean; onShow: () => void };

const Moment = ({ frame: { event, snapshot, refusals }, words, current, onShow }: MomentProps) => (
  <Chip
    type="button"
    onClick={onShow}
    aria-current={current ? 'step' : undefined}
    refused={refusals.length > 0}
  >
    <b>{event ? (shortOf(event, words) ?? captionOf(readEventType(event.type))) : history.start}</b>
    {event && isLabelled(event, words) ? <Technical>{captionOf(readEventType(event.type))}</Technical> : null}
    <span title={stateLabel(snapshot.value)}>{valueWords(snapshot.value, words)}</span>
  </Chip>
);
