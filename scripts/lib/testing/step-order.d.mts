/** Types of step-order.mjs for its tests. */
type Step = { cores: number; memory: number; quiet?: boolean; needs?: readonly string[] };
export function nextSteps(state: {
  waiting: readonly string[];
  running: readonly string[];
  ended: readonly { name: string; code?: number; why?: string }[];
  steps: Record<string, Step>;
  machine: { cores: number; memory: number };
  bail?: boolean;
}): { begin: string[]; left: { name: string; why: string }[] };
