import { reviewEditorText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, fontWeight: '$semibold', fontSize: '$label' },
  '& > p': { fontSize: '$label', color: '$danger' },
});
const Line = styled('div', { display: 'flex', alignItems: 'center', marginLeft: '-4px' });
const Star = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  cursor: 'pointer',
  borderRadius: '$control',
  color: '$control',
  '& svg': { transition: 'scale 280ms cubic-bezier(.3, 2.4, .5, 1)' },
  '&:active svg': { scale: '.8' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink' },
  '& input': {
    position: 'absolute',
    inset: 0,
    // The visible star has a scale transform, which would stack it above the input.
    zIndex: 1,
    width: '100%',
    height: '100%',
    opacity: 0,
    margin: 0,
    cursor: 'pointer',
  },
  variants: { filled: { true: { color: '$ink' } } },
});
const Word = styled('strong', { marginLeft: '$3', fontSize: '$title3', fontWeight: '$semibold' });

type StarFieldProps = { rating: number; problem: string | undefined; onChange: (rating: number) => void };

/** Radio group of one to five stars, with the browser's arrow keys. */
export function StarField({ rating, problem, onChange }: StarFieldProps) {
  return (
    <Group aria-invalid={Boolean(problem)}>
      <legend>{text.stars}</legend>
      <Line>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Star key={stars} filled={stars <= rating}>
            <input
              type="radio"
              name="rating"
              aria-label={text.star(stars)}
              checked={rating === stars}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" size={34} filled={stars <= rating} />
          </Star>
        ))}
        <Word aria-hidden="true">{text.starWords[rating] ?? ''}</Word>
      </Line>
      {problem ? <p role="alert">{problem}</p> : null}
    </Group>
  );
}
