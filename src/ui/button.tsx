import { css, styled } from '#src/styles/stitches.ts';

/** Looks of everything that is pressed; links that act like buttons share it. */
const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: '44px',
  padding: '0 $5',
  borderRadius: '$s',
  border: '1px solid transparent',
  fontWeight: 600,
  fontSize: '$m',
  cursor: 'pointer',
  transition: 'background .15s, border-color .15s',
  // What only waits is `aria-disabled`: a disabled button would lose the focus, and its chart ignores the press anyway.
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  variants: {
    tone: {
      primary: {
        background: '$accentStrong',
        color: '$surface',
        '&:hover:not(:disabled)': { background: '#9a3412' },
      },
      secondary: {
        background: '$surface',
        color: '$ink',
        borderColor: '#9aa1ab',
        '&:hover:not(:disabled)': { borderColor: '$ink' },
      },
      ghost: { background: 'transparent', '&:hover:not(:disabled)': { background: '$soft' } },
      danger: {
        background: '$surface',
        borderColor: '$danger',
        color: '$danger',
        '&:hover:not(:disabled)': { background: '#fdf0ef' },
      },
    },
    size: {
      // A finger needs more room than a mouse.
      small: {
        minHeight: '36px',
        padding: '0 $3',
        fontSize: '$s',
        '@small': { minHeight: '44px', minWidth: '44px' },
      },
      medium: {},
      wide: { width: '100%' },
    },
  },
  defaultVariants: { tone: 'secondary', size: 'medium' },
});

export const Button = styled('button', look);
