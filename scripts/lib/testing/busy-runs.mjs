// What `npm run test:busy` is asked for, and what it reads from the end of a run.
import { FLAKY } from './summary.mjs';

const USUAL_TIMES = 5;
const HEAD = '=== summary ===\n';

/** How many runs are asked for, null where that is no number from 1, and the arguments that go on to `npm test`. */
export function busyOptions(args) {
  const at = args.indexOf('--times');
  if (at < 0) return { times: USUAL_TIMES, rest: args };
  const times = Number(args[at + 1]);
  const rest = args.filter((_, index) => index !== at && index !== at + 1);
  return { times: Number.isInteger(times) && times > 0 ? times : null, rest };
}

/** Lines of the summary that a run has printed; none where it did not come that far. */
export function endOf(output) {
  const at = output.lastIndexOf(HEAD);
  return at < 0
    ? []
    : output
        .slice(at + HEAD.length)
        .trimEnd()
        .split('\n');
}

/** Whether nothing failed and nothing needed a second try. */
export const isClean = ({ code, lines }) => code === 0 && lines.length > 0 && !lines.includes(FLAKY);
