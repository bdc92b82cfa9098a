/** Section of a product page that has a tab; its first element has this name as `data-part`. */
export type Part = 'info' | 'size' | 'reviews' | 'questions' | 'wear';

const placeOf = (part: Part): Element | null => document.querySelector(`[data-part="${part}"]`);

/** Scrolls to a section; one that has not loaded yet comes after the product information. */
export const showPart = (part: Part): void =>
  (placeOf(part) ?? placeOf('info'))?.scrollIntoView({ behavior: 'smooth', block: 'start' });
