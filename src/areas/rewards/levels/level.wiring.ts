import { levelMachine } from '#machines/rewards/level.machine.ts';
import { levelText } from '#src/areas/rewards/levels/level.text.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Wires the level screen. */
export const wireLevel = ({ call }: { call: Call }) =>
  wire(levelMachine, { call }, { loadSummary: levelText.failed.own });
