import type { EventObject } from 'xstate';
import type { FlowWords } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { captionOf } from '../chart/captions.ts';
import { readEventType } from '../model/happening.ts';
import { isTold, sentenceOf } from '../model/words.ts';
import { Mono } from './section.tsx';

/** A technical name beside the words for people. */
export const Technical = styled(Mono, {
  color: '$ink3',
  fontSize: '11.5px !important',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

type ToldProps = { event: EventObject | null; words: FlowWords | undefined };

/** What happens, as a sentence, with its technical name where the sentence does not say it. */
export const Told = ({ event, words }: ToldProps) => (
  <>
    {sentenceOf(event, words)}
    {event && isTold(event, words) ? (
      <>
        {' '}
        <Technical>{captionOf(readEventType(event.type))}</Technical>
      </>
    ) : null}
  </>
);
