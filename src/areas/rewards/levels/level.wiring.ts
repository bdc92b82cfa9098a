import { levelMachine } from '#machines/rewards/level.machine.ts';
import { levelText } from '#src/areas/rewards/levels/level.text.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Provides the chart of the level screen with its calls and effects. */
export const wireLevel = ({ call }: { call: Call }) =>
  wire(levelMachine, { call }, { loadSummary: levelText.failed.own });
