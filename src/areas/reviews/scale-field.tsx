import { REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: '$1', fontWeight: 600, fontSize: '$label' },
  '& p': { fontSize: '$label', color: '$danger' },
});
const Line = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '6px' });
const Step = styled('label', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: '0 $3',
  border: '1px solid $control',
  borderRadius: '$round',
  fontSize: '$label',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: '$ink', background: '$sunken', fontWeight: 700 },
  '&:focus-within': { outline: '3px solid $ink', outlineOffset: '1px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
});

type ScaleFieldProps = {
  element: ReviewElement;
  value: string;
  problem: string | undefined;
  onChange: (step: string) => void;
};

/** One element on its five-step scale. */
export function ScaleField({ element, value, problem, onChange }: ScaleFieldProps) {
  return (
    <Group aria-invalid={Boolean(problem)}>
      <legend>{text.elements[element]}</legend>
      <Line>
        {REVIEW_SCALES[element].map((step) => (
          <Step key={step}>
            <input type="radio" name={element} checked={value === step} onChange={() => onChange(step)} />
            {text.steps[step]}
          </Step>
        ))}
      </Line>
      {problem ? <p role="alert">{problem}</p> : null}
    </Group>
  );
}
