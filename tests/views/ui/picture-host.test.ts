import { expect, it } from 'vitest';
import { pictureUrl } from '#src/lib/image-url.ts';

it('pictureUrl uses /content of the same origin unless the build says otherwise', () => {
  const address = new URL(pictureUrl('/images/products/a.webp'), window.location.href);
  expect(address.href).toBe(`${window.location.origin}/content/images/products/a.webp`);
});
