import * as v from 'valibot';
import { PAUSERS, STORE_STATES } from '../../catalogue/store-state.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';

const storeRow = v.object({
  storeId: v.number(),
  name: v.string(),
  seller: v.object({ userId: v.number(), nickname: v.string() }),
  state: v.picklist(STORE_STATES),
  /** Reason of the pause that is shown to shoppers. */
  pauseReason: v.nullable(v.string()),
  pausedBy: v.nullable(v.picklist(PAUSERS)),
  /** Number of products on sale. */
  products: v.number(),
  /** Confirmed sales of the last thirty days, in won. */
  sold30: v.number(),
  feeBasisPoints: v.number(),
  version: v.number(),
  createdAt: v.string(),
});
export type StoreRow = v.InferOutput<typeof storeRow>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Endpoint of admins: lists all stores with seller and state. */
export const listStores = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/stores',
  summary: 'Lists all stores with their sellers and states.',
  query: v.object({
    ...pageQuery(),
    q: searchField,
    state: v.optional(v.picklist(STORE_STATES)),
    sort: v.optional(v.picklist(['latest', 'name']), 'latest'),
  }),
  response: v.object({
    ...pagedOf(storeRow).entries,
    /** Number of stores in each state. */
    counts: v.object({ OPEN: v.number(), PAUSED: v.number(), CLOSED: v.number() }),
  }),
});

const changed = v.object({ state: v.picklist(STORE_STATES), version: v.number() });

/** Reason for a change of state: shown to the seller, and for a pause also to shoppers. */
export const storeForm = v.object({ reason: textField('이유', 1, 200), version: versionField });

/** Endpoint of admins: pauses the sales of a store; its open orders continue; requires step-up. */
export const pauseStore = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/stores/{id}/pause',
  keyed: true,
  fresh: true,
  summary: 'Pauses a store; its open orders continue.',
  params: idParams,
  body: storeForm,
  response: changed,
});

/** Endpoint of admins: resumes the sales of a paused store; requires step-up. */
export const resumeStore = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/stores/{id}/resume',
  keyed: true,
  fresh: true,
  summary: 'Resumes a paused store.',
  params: idParams,
  body: storeForm,
  response: changed,
});
