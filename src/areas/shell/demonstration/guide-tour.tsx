import { TOURS } from '#machines/shell/demonstration.machine.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { demonstrationText as text } from './demonstration.text.ts';
import type { GuideFlow } from './guide-sections.tsx';
import { tourPaths } from './tour-paths.ts';

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });
const Place = styled('span', { color: '$ink3', fontVariantNumeric: 'tabular-nums' });

/** Choice of a tour, or the step of the chosen one with the page where it is done. */
export function GuideTour({ flow: { snapshot, send } }: { flow: GuideFlow }) {
  const { tour, step, productId } = snapshot.context;
  if (tour === null)
    return (
      <section aria-labelledby="demonstration-what">
        <h3 id="demonstration-what">{text.what}</h3>
        <Row>
          {TOURS.map((one) => (
            <Button key={one} size="small" onClick={() => send({ type: 'tour.chosen', tour: one })}>
              {text.tours[one].title}
            </Button>
          ))}
        </Row>
      </section>
    );
  const { title, steps } = text.tours[tour];
  return (
    <section aria-labelledby="demonstration-tour">
      <h3 id="demonstration-tour">
        {title} <Place>{text.place(step + 1, steps.length)}</Place>
      </h3>
      <p role="status">{steps[step]}</p>
      <Row>
        <ButtonLink size="small" href={tourPaths(productId)[tour][step] ?? '/'}>
          {text.go}
        </ButtonLink>
        <Button
          size="small"
          tone="primary"
          blocked={!snapshot.can({ type: 'step.advanced' })}
          onClick={() => send({ type: 'step.advanced' })}
        >
          {text.next}
        </Button>
        <Button
          size="small"
          blocked={!snapshot.can({ type: 'step.returned' })}
          onClick={() => send({ type: 'step.returned' })}
        >
          {text.back}
        </Button>
        <Button size="small" tone="ghost" onClick={() => send({ type: 'tour.left' })}>
          {text.leave}
        </Button>
      </Row>
    </section>
  );
}
