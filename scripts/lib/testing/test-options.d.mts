/** Types of test-options.mjs for its tests. */
type Steps = Record<string, { says: string; runner?: string }>;
type Options = {
  help?: boolean;
  only?: string[];
  bail?: boolean;
  changed?: boolean;
  since?: string;
  file?: string[];
  title?: string;
};
export function readOptions(
  args: readonly string[],
  steps: Steps,
): { options: Options; message?: undefined } | { options?: undefined; message: string };
export function helpLines(steps: Steps): string[];
