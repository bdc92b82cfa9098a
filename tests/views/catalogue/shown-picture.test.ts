import { expect, it, vi } from 'vitest';
import { shownIn, turnStrip } from '#src/areas/catalogue/gallery/shown-picture.ts';

/** A strip of pictures with sizes in px, which a page without a layout does not have. */
function stripOf(pictures: number, { picture, view }: { picture: number; view: number }, scrolled: number) {
  const strip = document.createElement('ul');
  strip.append(...Array.from({ length: pictures }, () => document.createElement('li')));
  Object.defineProperty(strip.firstElementChild, 'clientWidth', { value: picture });
  const sizes = { clientWidth: view, scrollWidth: pictures * picture, scrollLeft: scrolled };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(strip, name, { value });
  return strip;
}

const ON_A_PHONE = { picture: 390, view: 390 };
const ON_A_TABLET = { picture: 384, view: 768 };

it.each([
  ['one picture per view', ON_A_PHONE, 780, 2],
  ['one picture per view, between two', ON_A_PHONE, 500, 1],
  ['two pictures per view, at the beginning', ON_A_TABLET, 0, 0],
  ['two pictures per view', ON_A_TABLET, 384, 1],
  ['two pictures per view, at the end', ON_A_TABLET, 1536, 5],
])('strip with %s shows the picture that counts', (_, sizes, scrolled, shown) => {
  expect(shownIn(stripOf(6, sizes, scrolled))).toBe(shown);
});

it('strip without a layout shows its first picture', () => {
  expect(shownIn(document.createElement('ul'))).toBe(0);
  expect(shownIn(null)).toBe(0);
});

it('turning of a strip moves it by one picture', () => {
  const strip = stripOf(6, ON_A_TABLET, 1536);
  const moved = vi.fn();
  strip.scrollBy = moved;
  turnStrip(strip, -1);
  expect(moved).toHaveBeenCalledWith({ left: -384, behavior: 'smooth' });
});
