/** Types of root.mjs for the scripts that run under tsx. */
export const root: string;
export function tool(path: string): string;
export const VITE: string;
export const VITEST: string;
export const TSX: string;
export const PLAYWRIGHT: string;
