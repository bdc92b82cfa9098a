import { type StoreRow, storeForm } from '#domain/admin/stores/store-admin.ts';
import { problemsOf } from '#domain/kit/problems.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** The store as it was seen, and what is done to it. */
export type StoreFormAbout = { store: Pick<StoreRow, 'storeId' | 'version'>; deed: 'pause' | 'resume' };
export type StoreSent = { deed: StoreFormAbout['deed']; id: number; version: number; reason: string };

export const storeFormMachine = createFormMachine<{ reason: string }, StoreSent, void, StoreFormAbout>({
  id: 'storeForm',
  description: 'A store stops selling or sells again, for a reason that its seller reads.',
  blank: () => ({ reason: '' }),
  rules: ({ reason }, { store: { version } }) => problemsOf(storeForm, { reason, version }),
  toBody: ({ reason }, { deed, store: { storeId: id, version } }) => ({ deed, id, version, reason }),
});
