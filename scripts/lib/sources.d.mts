export function hashOf(names: readonly string[]): string;
