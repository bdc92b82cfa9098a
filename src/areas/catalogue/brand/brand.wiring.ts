import {
  brandIndexMachine,
  brandPageMachine,
  brandProductsMachine,
} from '#machines/catalogue/brands.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { brandText as text } from './brand.text.ts';

/** Provides the chart of the index of brands with its calls and effects. */
export const wireBrandIndex = (app: AppServices) => wire(brandIndexMachine, app, { load: text.failed });

/** Provides the chart of the page of one brand with its calls and effects. */
export const wireBrandPage = (app: AppServices) => wire(brandPageMachine, app, { load: text.failed });

/** Provides the chart of the paged products of one brand with its calls and effects. */
export const wireBrandProducts = (app: AppServices) =>
  wire(brandProductsMachine, app, { loadPage: text.goods.failed });
