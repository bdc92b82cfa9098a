import * as v from 'valibot';
import { PAUSERS, STORE_STATES } from '../../catalogue/store-state.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { emailField } from '../../members/signup/email.ts';
import { carrierOf } from '../../trade/delivery/carriers.ts';
import { contactField, STORE_DESCRIPTION_LENGTH } from '../application.ts';

const PATH = '/api/seller/stores';
const forSellers = { access: 'seller', wrapping: 'envelope' } as const;
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));
const word = v.nullable(v.string());

const ownStore = v.object({
  storeId: v.number(),
  sellerId: v.number(),
  storeName: v.string(),
  description: v.string(),
  notice: v.string(),
  /** File names of the pictures, as for products. */
  logo: word,
  banner: word,
  phone: word,
  email: word,
  returnAddress: word,
  courier: word,
  /** Information required by law; only administrators change it. */
  businessNo: word,
  ownerName: word,
  mailOrderNo: word,
  address: word,
  state: v.picklist(STORE_STATES),
  /** Reason of a pause as shown to shoppers, and the party that paused the store. */
  pauseReason: word,
  pausedBy: v.nullable(v.picklist(PAUSERS)),
  version: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type OwnStore = v.InferOutput<typeof ownStore>;

/** Endpoint of sellers: reads the own store. */
export const readOwnStore = endpoint({
  ...forSellers,
  method: 'GET',
  path: PATH,
  summary: "Returns the caller's store.",
  response: ownStore,
});

/** Most characters of the notice of a store. */
export const STORE_NOTICE_LENGTH = 300;
/** Form of a store, validated by client and server; empty fields are not shown. */
export const storeForm = v.object({
  description: textField('소개', 0, STORE_DESCRIPTION_LENGTH),
  notice: textField('공지', 0, STORE_NOTICE_LENGTH),
  phone: contactField,
  email: emailField,
  returnAddress: textField('반품 주소', 0, 200),
  courier: v.pipe(
    v.string(),
    v.check((text) => text === '' || carrierOf(text) !== null, '택배사를 목록에서 골라 주세요.'),
    v.transform((text) => carrierOf(text)?.name ?? ''),
  ),
});
export type StoreForm = v.InferOutput<typeof storeForm>;

/** Endpoint of sellers: changes the profile of the own store, except its name. */
export const changeOwnStore = endpoint({
  ...forSellers,
  method: 'PUT',
  path: PATH,
  summary: "Changes the profile of the caller's store; only an administrator changes its name.",
  body: v.object({ ...storeForm.entries, version: v.optional(versionField) }),
  response: ownStore,
});

/** Pixel sizes of the pictures of a store. */
export const STORE_PICTURES = {
  logo: { width: 512, height: 512 },
  banner: { width: 1280, height: 320 },
} as const;
export type StorePicture = keyof typeof STORE_PICTURES;

const pictureCall = { ...forSellers, method: 'POST', multipart: true, rateLimit: 20 } as const;

/** Endpoint of sellers: uploads the square logo of the own store, cropped from the middle. */
export const uploadStoreLogo = endpoint({
  ...pictureCall,
  path: `${PATH}/logo`,
  summary: 'Uploads a square logo, cropped from the centre.',
  response: ownStore,
});

/** Endpoint of sellers: uploads the banner (4:1) of the own store, cropped from the middle. */
export const uploadStoreBanner = endpoint({
  ...pictureCall,
  path: `${PATH}/banner`,
  summary: 'Uploads a banner, cropped from the centre.',
  response: ownStore,
});

const removalCall = { ...forSellers, method: 'DELETE', rateLimit: 20 } as const;

/** Endpoint of sellers: deletes the logo of the own store; idempotent. */
export const removeStoreLogo = endpoint({
  ...removalCall,
  path: `${PATH}/logo`,
  summary: "Removes the logo of the caller's store; idempotent.",
  response: ownStore,
});

/** Endpoint of sellers: deletes the banner of the own store; idempotent. */
export const removeStoreBanner = endpoint({
  ...removalCall,
  path: `${PATH}/banner`,
  summary: "Removes the banner of the caller's store; idempotent.",
  response: ownStore,
});

/** Most characters of the reason why a store is paused. */
export const PAUSE_LENGTH = 200;
/** Form of a pause; shoppers read its reason. */
export const pauseForm = v.object({ reason: textField('휴무 안내', 1, PAUSE_LENGTH) });

/** Endpoint of sellers: pauses, reopens or closes the own store; closing needs no open order. */
export const moveOwnStore = endpoint({
  ...forSellers,
  method: 'POST',
  path: `${PATH}/state`,
  summary: "Pauses, resumes or closes the caller's store; it closes only without open orders.",
  body: v.variant('state', [
    v.object({ state: v.literal('PAUSED'), version: versionField, ...pauseForm.entries }),
    v.object({ state: v.literal('OPEN'), version: versionField }),
    v.object({ state: v.literal('CLOSED'), version: versionField }),
  ]),
  response: ownStore,
});
