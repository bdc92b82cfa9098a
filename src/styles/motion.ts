import { keyframes } from './stitches.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const grow = keyframes({ from: { opacity: 0, scale: '.98' } });
const shrink = keyframes({ to: { opacity: 0, scale: '.98' } });
const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });

/** Enter and exit animation by Radix's `data-state`; with reduced motion the end shows at once (global.ts). */
const comesAndGoes = (came: string, goes: string) =>
  ({
    animation: `${came} 240ms cubic-bezier(.2, .8, .2, 1)`,
    '&[data-state="closed"]': { animation: `${goes} 160ms cubic-bezier(.2, 0, 0, 1) both` },
  }) as const;

/** Styles of an element that fades in and out. */
export const fading = comesAndGoes(`${appear}`, `${vanish}`);
/** Slides in from the lower edge, as a sheet. */
export const rising = comesAndGoes(`${rise}`, `${sink}`);
/** Grows in place, as a dialog or a menu. */
export const growing = comesAndGoes(`${grow}`, `${shrink}`);
/** Slides in from the left edge. */
export const slidingIn = { animation: `${slideIn} 240ms cubic-bezier(.2, .8, .2, 1)` } as const;
