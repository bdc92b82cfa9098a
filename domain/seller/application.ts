import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { textField } from '../kit/form-fields.ts';
import { addressLineField, detailLineField, zipCodeField } from '../members/address.ts';
import { userTypeSchema } from '../members/profile.ts';
import { businessNoField } from './application-business-no.ts';
import { APPLICATION_STATES } from './application-life.ts';
import { documentView } from './application-paper.ts';

/** Characters of the name of a store, and of what it says of itself. */
export const STORE_NAME_LENGTH = { min: 2, max: 30 } as const;
export const STORE_DESCRIPTION_LENGTH = 500;

/** Blanks in a row are one: two stores are not told apart by them. */
export const storeNameField = v.pipe(
  textField('스토어 이름', STORE_NAME_LENGTH.min, STORE_NAME_LENGTH.max),
  v.transform((name) => name.replace(/\s+/g, ' ')),
);

/** A number at which a business answers: mobile, of a town, or of the whole country. */
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
  /** Small and exempt businesses do not report. */
  isMailOrderExempt: v.boolean(),
  description: textField('소개', 0, STORE_DESCRIPTION_LENGTH),
  /** The paper of the business, sent before. Older clients leave it out, which changes nothing; null takes it away. */
  documentId: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1)))),
  agreed: v.literal(true, '판매자 약관에 동의해 주세요.'),
};

/** One rule set for form and server. */
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

/** What is open between the shop and an applicant as a shopper; while it is, nobody becomes a seller. */
export const APPLICANT_BLOCKS = {
  ORDER: '확정하지 않은 주문이 있어요.',
  CLAIM: '처리 중인 반품·교환이 있어요.',
  REFUND: '돌려받지 못한 환불이 있어요.',
} as const;
// The names of a record's own keys.
const BLOCK_KINDS = Object.keys(APPLICANT_BLOCKS) as ApplicantBlock[];
export type ApplicantBlock = keyof typeof APPLICANT_BLOCKS;
export const isApplicantBlock = (word: string): word is ApplicantBlock => word in APPLICANT_BLOCKS;

const text = v.string();
/** What was typed, as it is kept. */
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

/** What was typed, without what has become of it. */
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
  /** What the shop has said of it. */
  reason: v.nullable(text),
  version: v.number(),
  sentAt: text,
  decidedAt: v.nullable(text),
  /** After a rejection: from when on another may be sent. */
  againFrom: v.nullable(text),
  /** Days until then, 0 from then on; null where nothing was rejected. */
  againInDays: v.nullable(v.number()),
});
export type OwnApplication = v.InferOutput<typeof ownApplication>;

const PATH = '/api/users/me/seller-application';
const versionField = v.pipe(v.number(), v.integer(), v.minValue(1));

export const readApplication = endpoint({
  method: 'GET',
  path: PATH,
  access: 'member',
  summary: 'My latest application to sell, and what is in its way',
  response: v.object({
    /** As the server knows it: an approved applicant is a seller without a new log-in. */
    userType: userTypeSchema,
    application: v.nullable(ownApplication),
    inTheWay: v.array(v.picklist(BLOCK_KINDS)),
  }),
  wrapping: 'envelope',
});
export type MyApplication = v.InferOutput<(typeof readApplication)['response']>;

export const sendApplication = endpoint({
  method: 'POST',
  path: PATH,
  access: 'user',
  keyed: true,
  summary: 'Apply to be a seller; one application at a time',
  body: applicationForm,
  response: ownApplication,
  wrapping: 'envelope',
  limit: 'SELLER_APPLICATION',
});

export const amendApplication = endpoint({
  method: 'PUT',
  path: PATH,
  access: 'user',
  keyed: true,
  summary: 'Send what the shop has asked for: the application is looked at again',
  body: v.object({ application: applicationForm, version: versionField }),
  response: ownApplication,
  wrapping: 'envelope',
  limit: 'SELLER_APPLICATION',
});

export const withdrawApplication = endpoint({
  method: 'DELETE',
  path: PATH,
  access: 'user',
  summary: 'Take my application back; what I have typed is forgotten',
  response: v.null(),
  wrapping: 'envelope',
});
