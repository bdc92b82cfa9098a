import type { ComponentProps, MouseEvent } from 'react';
import { waitTime } from '#domain/kit/time/wait.ts';
import { css, styled } from '#src/styles/stitches.ts';

/** Looks of everything that is pressed; links that act like buttons share it. */
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
  // A layer of its own before it is pressed: to get one for the opacity, and to lose it, lays the page out.
  isolation: 'isolate',
  '&:active': { opacity: 0.72 },
  // What only waits is `aria-disabled`: a disabled button would lose the focus.
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
      // A finger needs more room than a mouse.
      small: {
        minHeight: '36px',
        padding: '0 $3',
        fontSize: '$label',
        '@small': { minHeight: '44px', minWidth: '44px' },
      },
      medium: {},
      /** The one primary action of a screen. */
      wide: { width: '100%', minHeight: '$sizes$controlLarge' },
    },
  },
  defaultVariants: { tone: 'secondary', size: 'medium' },
});

/** What looks like a button and is another element. */
export const ButtonLook = styled('button', look);

type ButtonProps = ComponentProps<typeof ButtonLook> & {
  /** What it asked for is under way. */
  busy?: boolean;
  /** There is nothing to do yet, and soon there may be: unlike `disabled` it keeps the keyboard's place. */
  blocked?: boolean;
  /** Seconds until it may be pressed again. They are counted for the eye: the refusal has told the ear. */
  wait?: number;
};

/** A button; while it is busy or blocked or has to wait a press does nothing. */
export const Button = ({ busy = false, blocked = false, wait = 0, children, ...props }: ButtonProps) => (
  <ButtonLook {...props} {...(busy || blocked || wait > 0 ? { 'aria-busy': busy, ...held } : {})}>
    {children}
    {wait > 0 ? <span aria-hidden="true">{waitTime(wait)}</span> : null}
  </ButtonLook>
);

/** Enter in a field presses the form's button: stopped here, nothing is sent. */
const ignore = (event: MouseEvent): void => event.preventDefault();

/** What makes a button do nothing without losing the keyboard's place. */
export const held = { 'aria-disabled': true, onClick: ignore } as const;
