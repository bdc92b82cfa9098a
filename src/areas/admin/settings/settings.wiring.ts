import { fromPromise } from 'xstate';
import {
  addCategory,
  type CategoryRow,
  changeCategory,
  deleteCategory,
  listAllCategories,
  sortCategories,
} from '#domain/admin/settings/category-admin.ts';
import {
  changeSetting,
  listSettings,
  type SettingForm,
  type SettingRow,
  sendTestMail,
} from '#domain/admin/settings/shop-settings.ts';
import { categoryDeskMachine } from '#machines/admin/category-desk.machine.ts';
import { type CategorySent, categoryFormMachine } from '#machines/admin/category-form.machine.ts';
import { categoryRemovalMachine } from '#machines/admin/category-removal.machine.ts';
import { settingFormMachine } from '#machines/admin/setting-form.machine.ts';
import { settingsMachine } from '#machines/admin/settings.machine.ts';
import { type TestMail, testMailMachine } from '#machines/admin/test-mail.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { settingsText as text } from './settings.text.ts';

export const wireSettings = ({ call }: AppServices) =>
  settingsMachine.provide({
    actors: {
      load: fromPromise<readonly SettingRow[], { input: undefined }>(({ signal }) =>
        call(listSettings, {}, { signal }),
      ),
    },
  });

export const wireSettingForm = ({ call }: AppServices, focusProblem: () => void) =>
  settingFormMachine.provide({
    actors: {
      save: fromPromise<SettingRow, { form: SettingForm }>(({ input }) =>
        call(changeSetting, { body: input.form }),
      ),
      lookUp: fromPromise<SettingRow, { key: SettingRow['key'] }>(async ({ input, signal }) => {
        const rows = await call(listSettings, {}, { signal });
        const row = rows.find(({ key }) => key === input.key);
        if (!row) throw new Error(text.failed);
        return row;
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });

export const wireTestMail = ({ call }: AppServices) =>
  testMailMachine.provide({ actors: { send: fromPromise<TestMail>(() => call(sendTestMail, {})) } });

export const wireCategoryDesk = ({ call }: AppServices) =>
  categoryDeskMachine.provide({
    actors: {
      load: fromPromise<readonly CategoryRow[]>(({ signal }) => call(listAllCategories, {}, { signal })),
      sort: fromPromise<readonly CategoryRow[], { ids: number[] }>(({ input }) =>
        call(sortCategories, { body: input }),
      ),
      hide: fromPromise<void, { row: CategoryRow }>(async ({ input: { row } }) => {
        const { categoryId, type, name, isHidden, version } = row;
        const body = { type, name, isHidden: !isHidden, version };
        await call(changeCategory, { params: { id: categoryId }, body });
      }),
    },
  });

export const wireCategoryForm = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  categoryFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: CategorySent }>(async ({ input: { body: sent } }) => {
        if (sent.id === null) await call(addCategory, { body: sent.body });
        else await call(changeCategory, { params: { id: sent.id }, body: sent.body });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

export const wireCategoryRemoval = ({ call, toast }: AppServices, onDone: () => void) =>
  categoryRemovalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await call(deleteCategory, { params: input });
      }),
    },
    actions: { leave: () => onDone(), notify: (_, { reason }) => toast(reason, 'error') },
  });
