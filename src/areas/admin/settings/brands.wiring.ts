import { brandDeskMachine } from '#machines/admin/settings/brand-desk.machine.ts';
import { brandFormMachine } from '#machines/admin/settings/brand-form.machine.ts';
import { brandMergeMachine } from '#machines/admin/settings/brand-merge.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the admin list of brands with its calls and effects. */
export const wireBrandDesk = (app: AppServices) => wire(brandDeskMachine, app);

/** Provides the chart of the form that adds a brand or sets its names with its calls and effects. */
export const wireBrandForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(brandFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/** Provides the chart of the merging of a brand into another one with its calls and effects. */
export const wireBrandMerge = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(brandMergeMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
