/** Copy of the title of a page with an explanation behind it. */
export const hintedTitleText = { about: (title: string) => `${title} 안내` } as const;
