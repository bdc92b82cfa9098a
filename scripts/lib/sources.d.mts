export function hashOf(names: readonly string[]): string;
/** Name of the client's code. */
export function clientVersion(): string;
/** One hash over everything a build depends on. */
export function hashSources(): string;
