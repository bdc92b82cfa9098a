/** Sort orders of the feeds entered in an event. */
export const ENTRY_SORTS = ['votes', 'latest', 'random'] as const;
export type EntrySort = (typeof ENTRY_SORTS)[number];
