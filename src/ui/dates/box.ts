import { control } from '../forms/input.ts';

/** Outline of a date field; at rest and in use it has the same size. */
export const box = {
  ...control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  padding: '0 1px 0 $3',
  color: '$ink',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;
