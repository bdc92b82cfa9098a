import { styled } from '#src/styles/stitches.ts';
import { Button } from './button.tsx';
import { Row } from './layout.tsx';

// Wide enough for two digits: the buttons stay under the finger.
const Count = styled('output', { minWidth: '2ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

type StepperProps = {
  value: number;
  /** What is counted, and names of the two buttons. */
  labels: { value: string; less: string; more: string };
  can: (value: number) => boolean;
  onChange: (value: number) => void;
};

/** One less, one more: what cannot be does nothing, and keeps the focus of who went that far. */
export function Stepper({ value, labels, can, onChange }: StepperProps) {
  const step = (next: number, label: string, sign: string) => (
    <Button size="small" type="button" aria-label={label} blocked={!can(next)} onClick={() => onChange(next)}>
      {sign}
    </Button>
  );
  return (
    <Row css={{ flexWrap: 'nowrap', gap: '$2' }}>
      {step(value - 1, labels.less, '−')}
      <Count aria-label={labels.value}>{value}</Count>
      {step(value + 1, labels.more, '+')}
    </Row>
  );
}
