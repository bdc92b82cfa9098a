import { shellMachine } from '#machines/shell/shell.machine.ts';

/** Provides the chart of the shell to its only browser effect, the reload with its calls and effects. */
export const wireShell = ({ reload }: { reload(): void }) =>
  shellMachine.provide({ actions: { reloadPage: () => reload() } });
