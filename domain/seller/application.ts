import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { businessNoField } from '../kit/forms/business-no.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { addressLineField, detailLineField, zipCodeField } from '../members/account/address.ts';
import { userTypeSchema } from '../members/profile/profile.ts';
import { documentView } from './application-documents.ts';
import { APPLICATION_STATES } from './application-states.ts';

/** Lengths in characters of the name and the description of a store. */
export const STORE_NAME_LENGTH = { min: 2, max: 30 } as const;
/** Most characters of the description of a store. */
export const STORE_DESCRIPTION_LENGTH = 500;

/** Consecutive spaces are merged, as they do not distinguish two stores. */
export const storeNameField = v.pipe(
  textField('스토어 이름', STORE_NAME_LENGTH.min, STORE_NAME_LENGTH.max),
  v.transform((name) => name.replace(/\s+/g, ' ')),
);

/** Phone number of a business: mobile, landline or nationwide. */
export const contactField = v.pipe(
  v.string('연락처를 입력해 주세요.'),
  v.transform((text) => text.replace(/[\s-]/g, '')),
  v.nonEmpty('연락처를 입력해 주세요.'),
  v.regex(/^(0\d{8,10}|1\d{7})$/, '연락처는 02-123-4567이나 010-1234-5678처럼 입력해 주세요.'),
);

const fields = {
  storeName: storeNameField,
  businessNo: businessNoField,
  ownerName: textField('대표자', 2, 50),
  phone: contactField,
  zipCode: zipCodeField,
  addressLine1: addressLineField,
  addressLine2: v.optional(detailLineField, ''),
  mailOrderNo: textField('통신판매업 신고번호', 0, 40),
  /** True for small and exempt businesses, which need no mail-order registration. */
  isMailOrderExempt: v.boolean(),
  description: textField('소개', 0, STORE_DESCRIPTION_LENGTH),
  /** Uploaded business document. Omitted (legacy clients) it is left unchanged; null removes it. */
  documentId: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  agreed: v.literal(true, '판매자 약관에 동의해 주세요.'),
};

/** Form of an application, validated by client and server. */
export const applicationForm = v.pipe(
  v.object(fields),
  v.forward(
    v.partialCheck(
      [['mailOrderNo'], ['isMailOrderExempt']],
      ({ mailOrderNo, isMailOrderExempt }) => mailOrderNo !== '' || isMailOrderExempt,
      '신고번호를 입력하거나, 신고 대상이 아니면 아래를 선택해 주세요.',
    ),
    ['mailOrderNo'],
  ),
);
export type ApplicationForm = v.InferOutput<typeof applicationForm>;

/** Open business of an applicant as a buyer, which prevents an approval. */
export const APPLICANT_BLOCKS = {
  ORDER: '확정하지 않은 주문이 있어요.',
  CLAIM: '처리 중인 반품·교환이 있어요.',
  REFUND: '돌려받지 못한 환불이 있어요.',
} as const;
// Keys of APPLICANT_BLOCKS.
const BLOCK_KINDS = Object.keys(APPLICANT_BLOCKS) as ApplicantBlock[];
export type ApplicantBlock = keyof typeof APPLICANT_BLOCKS;
/** Returns whether a word is a reason that prevents the approval of a seller application. */
export const isApplicantBlock = (word: string): word is ApplicantBlock => word in APPLICANT_BLOCKS;

const text = v.string();
/** Fields of the form as stored. */
export const applicationWords = {
  storeName: text,
  businessNo: text,
  ownerName: text,
  phone: text,
  zipCode: text,
  addressLine1: text,
  addressLine2: text,
  mailOrderNo: text,
  isMailOrderExempt: v.boolean(),
  description: text,
};

export type ApplicationWords = v.InferOutput<v.ObjectSchema<typeof applicationWords, undefined>>;
/** Empty form of a seller application. */
export const NO_WORDS: ApplicationWords = {
  storeName: '',
  businessNo: '',
  ownerName: '',
  phone: '',
  zipCode: '',
  addressLine1: '',
  addressLine2: '',
  mailOrderNo: '',
  isMailOrderExempt: false,
  description: '',
};

/** Returns the form fields of an application without its state. */
export function wordsIn(application: ApplicationWords): ApplicationWords {
  const { storeName, businessNo, ownerName, phone, zipCode, addressLine1, addressLine2 } = application;
  const { mailOrderNo, isMailOrderExempt, description } = application;
  return {
    storeName,
    businessNo,
    ownerName,
    phone,
    zipCode,
    addressLine1,
    addressLine2,
    mailOrderNo,
    isMailOrderExempt,
    description,
  };
}

const ownApplication = v.object({
  applicationId: v.number(),
  state: v.picklist(APPLICATION_STATES),
  ...applicationWords,
  document: v.nullable(documentView),
  /** Reason of the decision. */
  reason: v.nullable(text),
  version: v.number(),
  sentAt: text,
  decidedAt: v.nullable(text),
  /** Earliest moment of another application after a rejection. */
  againFrom: v.nullable(text),
  /** Days until `againFrom`, 0 once it has passed; null if nothing was rejected. */
  againInDays: v.nullable(v.number()),
});
export type OwnApplication = v.InferOutput<typeof ownApplication>;

const PATH = '/api/users/me/seller-application';
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Endpoint of members: reads the own latest seller application and what prevents one. */
export const readApplication = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: "Returns the caller's latest application, and what prevents another one.",
  response: v.object({
    /** Role known to the server: an approved applicant is a seller without logging in again. */
    userType: userTypeSchema,
    application: v.nullable(ownApplication),
    inTheWay: v.array(v.picklist(BLOCK_KINDS)),
  }),
  wrapping: 'envelope',
});
export type MyApplication = v.InferOutput<(typeof readApplication)['response']>;

/** Endpoint of the role `user`: sends a seller application; one at a time. */
export const sendApplication = endpoint({
  method: 'POST',
  path: PATH,
  access: 'user',
  keyed: true,
  summary: 'Submits a seller application; one at a time.',
  body: applicationForm,
  response: ownApplication,
  wrapping: 'envelope',
  limit: 'SELLER_APPLICATION',
});

/**
 * Endpoint of the role `user`: amends a seller application after a request for more information.
 */
export const amendApplication = endpoint({
  method: 'PUT',
  path: PATH,
  access: 'user',
  keyed: true,
  summary: 'Supplies the requested information; the application is reviewed again.',
  body: v.object({ application: applicationForm, version: versionField }),
  response: ownApplication,
  wrapping: 'envelope',
  limit: 'SELLER_APPLICATION',
});

/** Endpoint of the role `user`: withdraws the own seller application and deletes its data. */
export const withdrawApplication = endpoint({
  method: 'DELETE',
  path: PATH,
  access: 'user',
  summary: "Withdraws the caller's application and deletes its content.",
  response: v.null(),
  wrapping: 'envelope',
});
