import { HEEL_BANDS } from '#domain/catalogue/product-traits.ts';
import { filterText as text } from './product-filters.text.ts';

const MM_PER_CM = 10;

/** Korean label of a band of heel heights by its lower limit in mm; an unknown one is returned as it is. */
export function heelLabel(from: string): string {
  const place = HEEL_BANDS.findIndex((limit) => limit === from);
  const next = HEEL_BANDS[place + 1];
  if (place < 0) return from;
  return text.heelBand(Number(from) / MM_PER_CM, next && Number(next) / MM_PER_CM);
}
