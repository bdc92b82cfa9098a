import { describe, expect, it } from 'vitest';
import { product } from './sources.ts';

const views = product.filter(({ path }) => /^src\/areas\/.*\.tsx$/.test(path));
const textOf = (path: string) => views.find((view) => view.path === path)?.text ?? '';

/** Forms that are longer than a screen. */
const LONG = [
  'src/areas/admin/coupons/campaign-form-dialog.tsx',
  'src/areas/admin/events/editor/event-editor.tsx',
  'src/areas/seller/application-form.tsx',
  'src/areas/seller/coupons/store-coupon-dialog.tsx',
  'src/areas/seller/products/editor/product-editor.tsx',
  'src/areas/trade/checkout/checkout.tsx',
];
/** Forms that are pages of a dashboard, or cards of one. */
const SAVED = [
  'src/areas/admin/events/editor/event-editor.tsx',
  'src/areas/admin/settings/setting-card.tsx',
  'src/areas/seller/application-form.tsx',
  'src/areas/seller/products/editor/product-editor.tsx',
  'src/areas/seller/store/store-profile.tsx',
];

describe('long forms', () => {
  it.each(LONG)('%s lists its problems with links to their fields', (path) => {
    expect(textOf(path)).toMatch(/<ErrorSummary\b/);
  });

  it.each(SAVED)('%s has its save button in the bar that all dashboards share', (path) => {
    expect(textOf(path)).toMatch(/<SaveBar( inCard)?>[\s\S]*type="submit"[\s\S]*<\/SaveBar>/);
  });

  it('no form of a dashboard has a sticky bar of its own', () => {
    const own = views.filter(
      ({ path, text }) =>
        /^src\/areas\/(?:admin|seller)\//.test(path) && /position: 'sticky',\s*bottom/.test(text),
    );
    expect(own.map(({ path }) => path)).toEqual([]);
  });
});
