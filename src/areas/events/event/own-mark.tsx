import { styled } from '#src/styles/stitches.ts';

/** How a number stands out that is the reader's own. */
export const OWN_MARK = { background: '$ink', color: '$onInk', fontWeight: '$semibold' } as const;

/** The reader's own number among those of others. */
export const OwnMark = styled('span', {
  padding: '2px $2',
  borderRadius: '$control',
  fontVariantNumeric: 'tabular-nums',
  ...OWN_MARK,
});
