import { pauseForm, type StoreRow } from '#domain/admin/stores/store-admin.ts';
import { problemsOf } from '#domain/kit/problems.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** The store as it was seen, and what is done to it. */
export type StoreFormAbout = { store: Pick<StoreRow, 'storeId' | 'version'>; deed: 'pause' | 'resume' };
/** Without a reason it sells again. */
export type StoreSent = { id: number; version: number; reason: string | null };

export const storeFormMachine = createFormMachine<{ reason: string }, StoreSent, void, StoreFormAbout>({
  id: 'storeForm',
  description: 'A store stops selling for a reason that shoppers and its seller read, or sells again.',
  blank: () => ({ reason: '' }),
  rules: ({ reason }, { deed, store: { version } }) =>
    deed === 'pause' ? problemsOf(pauseForm, { reason, version }) : [],
  toBody: ({ reason }, { deed, store: { storeId: id, version } }) => ({
    ...{ id, version },
    reason: deed === 'pause' ? reason : null,
  }),
});
