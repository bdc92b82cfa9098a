import { styled } from '#src/styles/stitches.ts';

/** A short word about the thing beside it. */
export const Badge = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  padding: '2px $2',
  borderRadius: '$s',
  fontSize: '$xs',
  fontWeight: '$bold',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      accent: { background: '$accentSoft', color: '$accentStrong' },
      neutral: { background: '$soft', color: '$muted' },
      success: { background: '$successSoft', color: '$success' },
      danger: { background: '$dangerSoft', color: '$danger' },
      strong: { background: '$ink', color: '$surface' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
