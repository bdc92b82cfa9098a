import { styled } from '#src/styles/stitches.ts';
import { Button } from '../button.tsx';

const Frame = styled('div', {
  display: 'inline-flex',
  alignItems: 'center',
  height: '36px',
  border: '1px solid $line',
  borderRadius: '$control',
});
// 36 px visible, 44 px hit area.
const Step = styled(Button, {
  '&&': {
    position: 'relative',
    width: '34px',
    minWidth: '34px',
    minHeight: '34px',
    padding: 0,
    fontSize: '$field',
  },
  '&::after': { content: '', position: 'absolute', inset: '-5px' },
});
// Wide enough for two digits, so that the buttons do not move.
const Count = styled('output', {
  minWidth: '28px',
  textAlign: 'center',
  fontSize: '$label',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
});

type StepperProps = {
  value: number;
  /** Name of the value, and labels of the two buttons. */
  labels: { value: string; less: string; more: string };
  can: (value: number) => boolean;
  onChange: (value: number) => void;
};

/** Buttons for one less and one more; at a limit a press does nothing and keeps the focus. */
export function Stepper({ value, labels, can, onChange }: StepperProps) {
  const step = (next: number, label: string, sign: string) => (
    <Step tone="ghost" type="button" aria-label={label} blocked={!can(next)} onClick={() => onChange(next)}>
      {sign}
    </Step>
  );
  return (
    <Frame>
      {step(value - 1, labels.less, '−')}
      <Count aria-label={labels.value}>{value}</Count>
      {step(value + 1, labels.more, '+')}
    </Frame>
  );
}
