import { expect, it } from 'vitest';
import { addressPattern } from '#domain/kit/forms/address-pattern.ts';
import { TOUR_STEPS, TOURS } from '#machines/shell/demonstration.machine.ts';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { demonstrationText } from '#src/areas/shell/demonstration/demonstration.text.ts';
import { tourPaths } from '#src/areas/shell/demonstration/tour-paths.ts';

it.each(TOURS)(
  'demonstration tour %s has a sentence and an existing page for each step of its chart',
  (tour) => {
    const patterns = allPaths.map(addressPattern);
    for (const productId of [null, 12]) {
      const paths = tourPaths(productId)[tour];
      expect([paths.length, demonstrationText.tours[tour].steps.length]).toEqual([
        TOUR_STEPS[tour],
        TOUR_STEPS[tour],
      ]);
      for (const path of paths)
        expect(patterns.some((pattern) => pattern.test(path.split('?')[0] ?? ''))).toBe(true);
    }
  },
);
