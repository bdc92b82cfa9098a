import { existsSync } from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The whole browser: what people use, and what the written tests and the stored pictures run in. */
export const chromiumPath = () => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * The same engine without windows, of the same package source; it opens a page in half the time, which hundreds of
 * generated paths feel. The whole browser where it is not installed.
 */
export const headlessPath = () =>
  process.env.CHROMIUM_SHELL_PATH ?? (existsSync(SHELL) ? SHELL : chromiumPath());
