/** Types of test-folder.mjs for its tests. */
export function fitsInMemory(free: { folderFree: number | null; memoryFree: number }): boolean;
export const testPlace: string;
