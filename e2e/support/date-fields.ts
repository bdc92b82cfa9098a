import type { Locator, Page } from '@playwright/test';
import { dateField } from '#proof/kit/date-fields.ts';
import { expect } from './fixtures.ts';

/** Expects what a date field shows, such as `2099. 12. 30. 18:00`. */
export const expectDate = (place: Page | Locator, label: string | RegExp, shown: string): Promise<void> =>
  expect(dateField(place, label)).toHaveText(shown);
