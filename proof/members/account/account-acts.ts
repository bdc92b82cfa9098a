import type { Page } from '@playwright/test';

export const flowOf = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"]`);
