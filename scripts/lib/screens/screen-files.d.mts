/** Sources of an area's screens by the key of their row. */
export function screenFiles(area: string): Map<string, string>;
/** Those of accounts, whichever area they belong to. */
export function accountScreens(): Map<string, string>;
