import { shellMachine } from '#machines/shell/shell.machine.ts';

/** Wires the shell to its only browser effect, the reload. */
export const wireShell = ({ reload }: { reload(): void }) =>
  shellMachine.provide({ actions: { reloadPage: () => reload() } });
