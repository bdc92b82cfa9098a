/** Types of ordered-tests.mjs for its tests. */
export function sharesState(source: string): boolean;
export function runsInOrder(file: string): boolean;
