import { styled } from '#src/styles/stitches.ts';

/** A bordered group of content. */
export const Card = styled('div', {
  background: '$surface',
  border: '1px solid $line',
  borderRadius: '$m',
  minWidth: 0,
  variants: {
    padding: {
      none: { padding: 0, overflow: 'hidden' },
      s: { padding: '$4' },
      m: { padding: '$6', '@small': { padding: '$5' } },
    },
    tone: {
      plain: {},
      soft: { background: '$soft', borderColor: 'transparent' },
      accent: { background: '$accentSoft', borderColor: 'transparent' },
    },
  },
  defaultVariants: { padding: 'm', tone: 'plain' },
});
