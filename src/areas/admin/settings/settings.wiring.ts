import { fromPromise } from 'xstate';
import { listSettings, type SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { categoryDeskMachine } from '#machines/admin/settings/category-desk.machine.ts';
import { categoryFormMachine } from '#machines/admin/settings/category-form.machine.ts';
import { categoryRemovalMachine } from '#machines/admin/settings/category-removal.machine.ts';
import { settingFormMachine } from '#machines/admin/settings/setting-form.machine.ts';
import { settingsMachine } from '#machines/admin/settings/settings.machine.ts';
import { testMailMachine } from '#machines/admin/settings/test-mail.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { settingsText as text } from './settings.text.ts';

/** Provides the chart of the admin list of shop settings with its calls and effects. */
export const wireSettings = (app: AppServices) => wire(settingsMachine, app);

/**
 * Provides the chart of the form of one shop setting with its calls and effects; after a conflict the
 * setting is read again from the list.
 */
export const wireSettingForm = ({ call }: AppServices, focusProblem: () => void) =>
  wire(settingFormMachine, { call }).provide({
    actors: {
      lookUp: fromPromise<SettingRow, { key: SettingRow['key'] }>(async ({ input, signal }) => {
        const rows = await call(listSettings, {}, { signal });
        const row = rows.find(({ key }) => key === input.key);
        if (!row) throw new Error(text.failed);
        return row;
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });

/** Provides the chart of the sending of a test e-mail with its calls and effects. */
export const wireTestMail = (app: AppServices) => wire(testMailMachine, app);

/** Provides the chart of the admin list of product categories with its calls and effects. */
export const wireCategoryDesk = (app: AppServices) => wire(categoryDeskMachine, app);

/**
 * Provides the chart of the form that adds a product category or, given its id, changes it with its
 * calls and effects.
 */
export const wireCategoryForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(categoryFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/**
 * Provides the chart of the deletion of a product category with its calls and effects; failures show a
 * toast.
 */
export const wireCategoryRemoval = ({ call, toast }: AppServices, onDone: () => void) =>
  wire(categoryRemovalMachine, { call }).provide({
    actions: { leave: () => onDone(), notify: (_, { reason }) => toast(reason, 'error') },
  });
