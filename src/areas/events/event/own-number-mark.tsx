import { styled } from '#src/styles/stitches.ts';

/** Style of the viewer's own number. */
export const OWN_NUMBER_MARK = { background: '$ink', color: '$onInk', fontWeight: '$semibold' } as const;

/** The viewer's own number among others. */
export const OwnNumberMark = styled('span', {
  padding: '2px $2',
  borderRadius: '$control',
  fontVariantNumeric: 'tabular-nums',
  ...OWN_NUMBER_MARK,
});
