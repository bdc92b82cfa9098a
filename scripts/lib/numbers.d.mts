/** Types of numbers.mjs for the scripts that run under tsx. */
export function machineClass(): string;
export function withBlock(
  text: string,
  name: string,
  lines: readonly string[],
  measured: { day: string; machine: string },
): string;
export function writeNumbers(name: string, lines: readonly string[]): void;
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[];
export function isWriting(): boolean;
