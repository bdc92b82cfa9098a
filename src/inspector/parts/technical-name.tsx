import type { EventObject } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { captionOf } from '../chart/captions.ts';
import { isLabelled, sentenceOf } from '../model/labels.ts';
import { readEventType } from '../model/transition-cause.ts';
import { Mono } from './section.tsx';

/** Technical name beside a Korean text. */
export const Technical = styled(Mono, {
  color: '$ink3',
  fontSize: '11.5px !important',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

type ToldProps = { event: EventObject | null; words: FlowLabels | undefined };

/** Sentence for an event, with its technical name unless the sentence is that name. */
export const LabelledEvent = ({ event, words }: ToldProps) => (
  <>
    {sentenceOf(event, words)}
    {event && isLabelled(event, words) ? (
      <>
        {' '}
        <Technical>{captionOf(readEventType(event.type))}</Technical>
      </>
    ) : null}
  </>
);
