import { css } from '#src/styles/stitches.ts';

/** Shared look of buttons and links that look like buttons. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  border: '1px solid transparent',
  borderRadius: '$s',
  fontWeight: '$medium',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, color $transitions$quick',
  '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
  '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.75 },
  variants: {
    variant: {
      primary: {
        background: '$accentStrong',
        color: '$surface',
        '@hover': { '&:hover:not(:disabled)': { background: '$accentStrongHover' } },
      },
      secondary: {
        background: '$surface',
        borderColor: '$control',
        color: '$ink',
        '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink', background: '$soft' } },
      },
      ghost: {
        background: 'transparent',
        color: '$ink',
        '@hover': { '&:hover:not(:disabled)': { background: '$soft' } },
      },
      danger: {
        background: '$danger',
        color: '$surface',
        '@hover': { '&:hover:not(:disabled)': { filter: 'brightness(0.9)' } },
      },
    },
    size: {
      s: { minHeight: '$controlSmall', padding: '0 $3', fontSize: '$s' },
      m: { minHeight: '$control', padding: '0 $5', fontSize: '$m' },
      l: { minHeight: '$controlLarge', padding: '0 $6', fontSize: '$l' },
    },
    full: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary', size: 'm' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';
