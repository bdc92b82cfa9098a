import { styled } from '#src/styles/stitches.ts';

const Key = styled('kbd', {
  marginRight: '4px',
  color: '$ink3',
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: '11px',
  fontWeight: 400,
});

/** Number keys that choose something. */
const LAST = 9;

/** Number of the key that presses a button; nothing beyond the last key. */
export const NumberKey = ({ number }: { number: number | undefined }) =>
  number !== undefined && number <= LAST ? <Key aria-hidden="true">{number}</Key> : null;
