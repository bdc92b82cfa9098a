import { Button } from './button.tsx';
import { Row } from './layout.tsx';

type StepperProps = {
  value: number;
  /** What is counted, and names of the two buttons. */
  labels: { value: string; less: string; more: string };
  can: (value: number) => boolean;
  onChange: (value: number) => void;
};

/** One less, one more: what cannot be is disabled. */
export function Stepper({ value, labels, can, onChange }: StepperProps) {
  const step = (next: number, label: string, sign: string) => (
    <Button
      size="small"
      type="button"
      aria-label={label}
      disabled={!can(next)}
      onClick={() => onChange(next)}
    >
      {sign}
    </Button>
  );
  return (
    <Row css={{ flexWrap: 'nowrap', gap: '$2' }}>
      {step(value - 1, labels.less, '−')}
      <output aria-label={labels.value}>{value}</output>
      {step(value + 1, labels.more, '+')}
    </Row>
  );
}
