import { readTransparency } from '#domain/admin/reports/transparency.ts';
import { type Driver, resource } from '../driver.ts';

export const transparency: Driver = {
  ...resource('transparency', '/privacy-policy#transparency', { asks: [readTransparency] }),
  reach: (page) => page.locator('#transparency').scrollIntoViewIfNeeded(),
};
