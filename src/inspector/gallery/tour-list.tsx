import { useMemo } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { namedTours, shortestTours, type Tour } from '../model/tours.ts';
import { Section } from '../parts/section.tsx';
import { LabelledEvent } from '../parts/technical-name.tsx';
import type { Walking } from './use-walk.ts';

const { tours: words } = inspectorText;

const Item = styled('details', {
  border: '1px solid $line',
  borderRadius: '$control',
  '&[data-playing="true"]': { borderColor: '$brand' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '$2',
    padding: '6px 6px 6px $3',
    fontSize: '$label',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& summary b': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.35 },
  '& summary span': { color: '$ink3', fontSize: '$meta', whiteSpace: 'nowrap' },
  '& ol': { display: 'grid', padding: '0 6px 6px', counterReset: 'step' },
  '& li': { counterIncrement: 'step' },
});
const Step = styled('button', {
  width: '100%',
  padding: '4px $2',
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  textAlign: 'left',
  fontSize: '13px',
  lineHeight: 1.45,
  '&:hover': { background: '$sunken' },
  '&::before': { content: 'counter(step) ". "', color: '$ink3' },
});

/** Tours of a machine: the walkthroughs of the registry, and the shortest path to each state. */
export function TourList(walking: Walking) {
  const { entry } = walking.walk;
  const named = useMemo(() => namedTours(entry), [entry]);
  const shortest = useMemo(() => shortestTours(entry), [entry]);
  return (
    <Stack gap={6}>
      <Section title={words.named}>
        {named.map((tour) => (
          <TourItem key={tour.id} tour={tour} {...walking} />
        ))}
      </Section>
      <Section title={words.shortest}>
        {shortest.map((tour) => (
          <TourItem key={tour.id} tour={tour} {...walking} />
        ))}
      </Section>
    </Stack>
  );
}

function TourItem({ tour, walk, playing, play, stop, jump }: Walking & { tour: Tour }) {
  const isPlaying = playing?.id === tour.id;
  return (
    <Item data-playing={isPlaying}>
      <summary>
        <b>{tour.name}</b>
        <span>{words.steps(tour.steps.length)}</span>
        <Button
          type="button"
          size="small"
          aria-label={`${tour.name} ${isPlaying ? words.stop : words.play}`}
          onClick={(event) => {
            event.preventDefault();
            if (isPlaying) stop();
            else play(tour);
          }}
        >
          {isPlaying ? words.stop : words.play}
        </Button>
      </summary>
      <ol>
        {tour.steps.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a tour never change.
          <li key={index}>
            <Step type="button" onClick={() => jump(tour, index + 1)}>
              <LabelledEvent event={event} words={walk.entry.words} />
            </Step>
          </li>
        ))}
      </ol>
    </Item>
  );
}
