import type { Driver } from '#proof/kit/driver.ts';
import type { Proof } from '#proof/page.ts';
import { registry } from '#proof/registry.ts';

/** A flow that a browser plays, with its driver. */
export type Screened = { driver: Driver; entry: Proof };

/** Every flow of the registry that a browser plays. */
export const screened: readonly Screened[] = registry.flatMap((entry) =>
  entry.driver ? [{ driver: entry.driver, entry }] : [],
);
