import { pauseStore, resumeStore, storeForm } from '#domain/admin/stores/store-admin.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  basisPointsOf,
  changeStoreFee,
  closeStore,
  feeForm,
  nameForm,
  renameStore,
  type StoreAdminAction,
} from '#domain/seller/store/store-desk.ts';
import { asksOneOf, nothing, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

type Values = { reason: string; percent: string; storeName: string };

/** The store with the version that was read, and the action on it. */
export type StoreFormAbout = {
  store: { storeId: number; version: number; name: string; feeBasisPoints: number };
  deed: StoreAdminAction;
};
/** Request to change a store: the typed values with the action and the version that was read. */
export type StoreSent = Values & { deed: StoreAdminAction; id: number; version: number };

const RULES = {
  pause: storeForm,
  resume: storeForm,
  close: storeForm,
  fee: feeForm,
  name: nameForm,
} as const;
const PERCENT = 100;

/**
 * Machine of the admin form of one store: pauses, resumes, closes or renames it, or sets its fee (%), with
 * a reason.
 */
export const storeFormMachine = createFormMachine<Values, StoreSent, void, StoreFormAbout>({
  id: 'storeForm',
  description: 'A store is changed at the desk, for a reason that its seller reads.',
  blank: ({ store }) => ({
    reason: '',
    percent: String(store.feeBasisPoints / PERCENT),
    storeName: store.name,
  }),
  rules: (values, { deed, store: { version } }) => problemsOf(RULES[deed], { ...values, version }),
  toBody: (values, { deed, store: { storeId: id, version } }) => ({ ...values, deed, id, version }),
  save: asksOneOf([pauseStore, resumeStore, closeStore, changeStoreFee, renameStore], ({ body: sent }) => {
    const { deed, id, version, reason, percent, storeName } = sent;
    const params = { id };
    const body = { version, reason };
    switch (deed) {
      case 'pause':
        return to(pauseStore, { params, body }, nothing);
      case 'resume':
        return to(resumeStore, { params, body }, nothing);
      case 'close':
        return to(closeStore, { params, body }, nothing);
      case 'name':
        return to(renameStore, { params, body: { ...body, storeName } }, nothing);
      case 'fee': {
        const basisPoints = basisPointsOf(percent) ?? 0;
        return to(changeStoreFee, { params, body: { ...body, basisPoints } }, nothing);
      }
    }
  }),
});
