import { shellMachine } from '#machines/shell/shell.machine.ts';

/** The frame of every page with its one effect on the browser. */
export const wireShell = ({ reload }: { reload(): void }) =>
  shellMachine.provide({ actions: { reloadPage: () => reload() } });
