import { REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  maxWidth: '480px',
  '& > legend': {
    display: 'flex',
    justifyContent: 'space-between',
    width: '100%',
    padding: 0,
    fontWeight: '$semibold',
    fontSize: '$label',
  },
  '& > p': { fontSize: '$label', color: '$danger' },
});
/** Scale of five steps, each with a full hit area. */
const Line = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(44px, 1fr))',
  margin: '0 -8px',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 1px) 10% auto',
    height: '2px',
    background: '$line',
  },
});
const Step = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  borderRadius: '$control',
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    inset: 0,
    // The visible circle has a scale transform, which would stack it above the input.
    zIndex: 1,
    width: '100%',
    height: '100%',
    opacity: 0,
    margin: 0,
    cursor: 'pointer',
  },
  '& span': {
    width: '16px',
    height: '16px',
    border: '1.5px solid $control',
    borderRadius: '$round',
    background: '$bg',
    transition: 'scale $transitions$fast',
  },
  '& input:checked + span': { scale: '1.5', borderColor: '$ink', background: '$ink' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '-2px' },
});
const Ends = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  color: '$ink3',
  fontSize: '$meta',
});

type ScaleFieldProps = {
  element: ReviewElement;
  value: string;
  problem: string | undefined;
  onChange: (step: string) => void;
};

/** Radio group for one element on its scale of five: the ends are labelled, and the chosen value is shown above. */
export function ScaleField({ element, value, problem, onChange }: ScaleFieldProps) {
  const steps = REVIEW_SCALES[element];
  const chosen = steps.find((step) => step === value);
  return (
    <Group aria-invalid={Boolean(problem)}>
      <legend>
        <span>{text.elements[element]}</span>
        <span>{chosen ? text.steps[chosen] : ''}</span>
      </legend>
      <Line>
        {steps.map((step) => (
          <Step key={step} title={text.steps[step]}>
            <input
              type="radio"
              name={element}
              aria-label={text.steps[step]}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span />
          </Step>
        ))}
      </Line>
      <Ends aria-hidden="true">
        <span>{text.steps[steps[0]]}</span>
        <span>{text.steps[steps[4]]}</span>
      </Ends>
      {problem ? <p role="alert">{problem}</p> : null}
    </Group>
  );
}
