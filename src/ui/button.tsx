import type { ComponentProps, MouseEvent } from 'react';
import { waitTime } from '#domain/kit/time/retry-wait.ts';
import { css, styled } from '#src/styles/stitches.ts';

/** Style of buttons and of links that look like buttons. */
const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  minHeight: '$sizes$control',
  padding: '0 $5',
  borderRadius: '$control',
  border: '1px solid transparent',
  fontWeight: '$semibold',
  fontSize: '$body',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background $transitions$fast, border-color $transitions$fast, opacity $transitions$fast',
  // Its own layer from the start: creating one for the opacity of a press would cause a layout.
  isolation: 'isolate',
  '&:active': { opacity: 0.72 },
  // A waiting button is `aria-disabled`: `disabled` would lose the focus.
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  variants: {
    tone: {
      primary: {
        background: '$ink',
        color: '$onInk',
        '@hover': { '&:hover:not(:disabled)': { opacity: 0.88 } },
      },
      secondary: {
        background: '$bg',
        color: '$ink',
        borderColor: '$control',
        '@hover': { '&:hover:not(:disabled)': { borderColor: '$ink' } },
      },
      ghost: {
        background: 'transparent',
        '@hover': { '&:hover:not(:disabled)': { background: '$sunken' } },
      },
      danger: {
        background: '$bg',
        borderColor: '$danger',
        color: '$danger',
        '@hover': { '&:hover:not(:disabled)': { background: '$sunken' } },
      },
    },
    size: {
      // Touch needs a larger target than a mouse.
      small: {
        minHeight: '36px',
        padding: '0 $3',
        fontSize: '$label',
        '@small': { minHeight: '44px', minWidth: '44px' },
      },
      medium: {},
      /** The primary action of a screen. */
      wide: { width: '100%', minHeight: '$sizes$controlLarge' },
    },
  },
  defaultVariants: { tone: 'secondary', size: 'medium' },
});

/** Another element with the look of a button. */
export const ButtonLook = styled('button', look);

type ButtonProps = ComponentProps<typeof ButtonLook> & {
  /** True while its action is running. */
  busy?: boolean;
  /** True while the action is not available yet; unlike `disabled` it keeps the focus. */
  blocked?: boolean;
  /** Seconds until it can be pressed again. The countdown is visual only, since the refusal was announced. */
  wait?: number;
};

/** Button; a press does nothing while it is busy, blocked or waiting. */
export const Button = ({ busy = false, blocked = false, wait = 0, children, ...props }: ButtonProps) => (
  <ButtonLook {...props} {...(busy || blocked || wait > 0 ? { 'aria-busy': busy, ...held } : {})}>
    {children}
    {wait > 0 ? <span aria-hidden="true">{waitTime(wait)}</span> : null}
  </ButtonLook>
);

/** Prevents the click, which also stops the submit that Enter in a field triggers. */
const ignore = (event: MouseEvent): void => event.preventDefault();

/** Props that disable a button without losing the focus. */
export const held = { 'aria-disabled': true, onClick: ignore } as const;
