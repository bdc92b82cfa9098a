/** What a page looks like: as the system of the device says, or as somebody chose. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
