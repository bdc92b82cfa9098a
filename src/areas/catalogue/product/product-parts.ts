/** Parts of a product's page that its tabs lead to. */
export const PARTS = ['info', 'size', 'reviews', 'wear'] as const;
export type Part = (typeof PARTS)[number];

/** On the element where a part begins. */
export const partAt = (part: Part) => ({ 'data-part': part }) as const;

const placeOf = (part: Part): Element | null => document.querySelector(`[data-part="${part}"]`);

/** Parts that the page has, from its top. */
export const placesOfParts = (): Element[] => [...document.querySelectorAll('[data-part]')];

/** Brings a part into sight; one that is not there yet stands at the end of what is told of the product. */
export const showPart = (part: Part): void =>
  (placeOf(part) ?? placeOf('info'))?.scrollIntoView({ behavior: 'smooth', block: 'start' });
