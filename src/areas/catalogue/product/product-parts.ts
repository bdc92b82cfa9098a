/** Sections of a product page that have a tab. */
export const PARTS = ['info', 'size', 'reviews', 'wear'] as const;
export type Part = (typeof PARTS)[number];

/** Attribute of the element where a section starts. */
export const partAt = (part: Part) => ({ 'data-part': part }) as const;

const placeOf = (part: Part): Element | null => document.querySelector(`[data-part="${part}"]`);

/** Sections that are in the page, from top to bottom. */
export const placesOfParts = (): Element[] => [...document.querySelectorAll('[data-part]')];

/** Scrolls to a section; one that has not loaded yet comes after the product information. */
export const showPart = (part: Part): void =>
  (placeOf(part) ?? placeOf('info'))?.scrollIntoView({ behavior: 'smooth', block: 'start' });
