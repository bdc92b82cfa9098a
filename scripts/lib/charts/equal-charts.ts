/** A change of a chart that cannot be noticed, and why. */
type EqualChart = { file: string; at: string; change: string; why: string };

const WAITING = 'a wait is at least a second: counting goes on to waiting in the same step';
const PENDING =
  'settled sends what is pending in the same step, and what is pending stays on screen either way';

const TOKENLESS = 'there never is a token before the script has answered';

export const equalCharts: readonly EqualChart[] = [
  {
    file: 'machines/trade/cart.machine.ts',
    at: 'open.saving ✓ save (1)',
    change: 'dropped',
    why: PENDING,
  },
  {
    file: 'machines/trade/cart.machine.ts',
    at: 'open.saving ✓ save (1)',
    change: 'trades its place with the next branch',
    why: PENDING,
  },
  {
    file: 'machines/members/auth/bot-check.machine.ts',
    at: 'action noteNotLoaded',
    change: 'leaves token as it was',
    why: TOKENLESS,
  },
  {
    file: 'machines/members/auth/bot-check.machine.ts',
    at: 'action dropToken',
    change: 'leaves token as it was',
    why: TOKENLESS,
  },
  {
    file: 'machines/kit/toggle.machine.ts',
    at: 'settled mark.toggled',
    change: 'goes to reconciling instead of saving',
    why: 'the mark has just been flipped: reconciling goes on to saving in the same step',
  },
  {
    file: 'machines/shell/rate-limit.machine.ts',
    at: 'free limit.reached',
    change: 'goes to counting instead of waiting',
    why: WAITING,
  },
  {
    file: 'machines/shell/rate-limit.machine.ts',
    at: 'waiting limit.reached',
    change: 'goes to counting instead of waiting',
    why: WAITING,
  },
  {
    file: 'machines/shell/shell.machine.ts',
    at: 'notices toast.shown',
    change: 'goes to .leaving instead of .showing',
    why: 'there is a notice: leaving goes on to showing in the same step',
  },
];
