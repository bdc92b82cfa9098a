import { styled } from '#src/styles/stitches.ts';
import { type Frame, Parts, useField } from '../forms/field.tsx';
import { NumberInput, type NumberInputProps } from './number-input.tsx';

/** Input with its unit inside, at the end. */
const Box = styled('span', {
  position: 'relative',
  display: 'block',
  minWidth: 0,
  '& > input': { fontVariantNumeric: 'tabular-nums' },
  '& > input:not(:only-child)': { paddingRight: '52px' },
});
const Unit = styled('span', {
  position: 'absolute',
  inset: '0 $space$3 0 auto',
  display: 'flex',
  alignItems: 'center',
  color: '$ink3',
  // A press on the unit focuses the input below it.
  pointerEvents: 'none',
});

type NumberFieldProps = Frame & Omit<NumberInputProps, 'required'> & { action?: React.ReactNode };

/** Labelled field of a number with separators and, inside the field, its unit; told and described as `TextField`. */
export function NumberField({ label, hint, problem, required = false, action, ...input }: NumberFieldProps) {
  const { id, aria } = useField({ hint, problem });
  const { unit } = input;
  const described = [unit ? `${id}-unit` : '', aria['aria-describedby']].filter(Boolean).join(' ');
  return (
    <Parts id={id} label={label} hint={hint} problem={problem} required={required} action={action}>
      <Box>
        <NumberInput {...input} {...aria} {...(described ? { 'aria-describedby': described } : {})} />
        {unit ? (
          <Unit id={`${id}-unit`} aria-hidden="true">
            {unit}
          </Unit>
        ) : null}
      </Box>
    </Parts>
  );
}
