/** Types of steps.mjs for its tests. */
type Step = { cores: number; memory: number; quiet?: boolean; needs?: readonly string[] };
export const STEPS: Record<string, Step>;
export function checksOn(cores: number): string[];
