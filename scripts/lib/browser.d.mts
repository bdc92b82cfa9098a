/** Types of browser.mjs for the configurations of Playwright. */
export const chromiumPath: () => string;
export const headlessPath: () => string;
