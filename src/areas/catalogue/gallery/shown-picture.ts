/**
 * Index of the picture that a strip shows; of the first where several are visible, and of the last one at the end of
 * the strip. 0 without a layout.
 */
export function shownIn(strip: HTMLUListElement | null): number {
  const width = strip?.firstElementChild?.clientWidth;
  if (!strip || !width) return 0;
  const { scrollLeft, clientWidth, scrollWidth } = strip;
  // Less than a pixel is left where the device has fractions of them.
  const isAtEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 1;
  return isAtEnd ? strip.children.length - 1 : Math.round(scrollLeft / width);
}

/** Scrolls a strip by pictures. */
export function turnStrip(strip: HTMLUListElement | null, by: number): void {
  const left = by * (strip?.firstElementChild?.clientWidth ?? 0);
  strip?.scrollBy({ left, behavior: 'smooth' });
}
