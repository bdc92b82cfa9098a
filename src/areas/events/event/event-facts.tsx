import type { EventDetail } from '#domain/events/event.ts';
import { styled } from '#src/styles/stitches.ts';
import { SectionTitle } from '#src/ui/layout/layout.tsx';
import { pageText as text } from './event-page.text.ts';
import { prizeGroups } from './prizes.ts';

const Section = styled('section', { display: 'grid', gap: '$3', minWidth: 0 });
const Prizes = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '$2',
});
const Prize = styled('li', {
  display: 'grid',
  alignContent: 'start',
  gap: '$1',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  '& > b': { color: '$ink3', fontSize: '$meta', fontWeight: '$semibold' },
  '& > strong': { fontSize: '$title3', lineHeight: '$snug', fontVariantNumeric: 'tabular-nums' },
  '& > span': { color: '$ink2', fontSize: '$meta' },
  variants: { first: { true: { '& > b': { color: '$ink' } }, false: {} } },
});
const Texts = styled('dl', {
  display: 'grid',
  gap: '$5',
  '& dt': { marginBottom: '$1', fontSize: '$title3', fontWeight: '$semibold' },
  '& dd': { color: '$ink2', whiteSpace: 'pre-wrap' },
});

/** Prizes of an event by group of winners. */
export function EventPrizes({ event }: { event: EventDetail }) {
  const groups = prizeGroups(event.rewards);
  if (groups.length === 0) return null;
  return (
    <Section>
      <SectionTitle>{text.prizes}</SectionTitle>
      <Prizes>
        {groups.map(({ condition, name, prizes }) => (
          <Prize key={condition} first={condition === '1'}>
            <b>{name}</b>
            {prizes.map(({ words, note }) => [
              <strong key={words}>{words}</strong>,
              note ? <span key={`${words} note`}>{note}</span> : null,
            ])}
          </Prize>
        ))}
      </Prizes>
    </Section>
  );
}

/** How to enter, how winners are chosen, and precautions. */
export function EventText({ event }: { event: EventDetail }) {
  const words = [
    [text.about, event.description],
    [text.method, event.participationMethod],
    [text.criteria, event.selectionCriteria],
    [text.precautions, event.precautions],
  ] as const;
  return (
    <Texts>
      {words
        .filter(([, said]) => said)
        .map(([name, said]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
    </Texts>
  );
}
