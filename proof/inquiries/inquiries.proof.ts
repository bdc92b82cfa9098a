// Size: samples, words and drivers of one page.
import type { Inquiry, InquiryThread } from '#domain/inquiries/inquiry.ts';
import { claimCode } from '#domain/trade/claims/claim-code.ts';
import { inquiryClosingMachine } from '#machines/inquiries/inquiry-closing.machine.ts';
import { type InquiryDeskFilters, inquiryDeskMachine } from '#machines/inquiries/inquiry-desk.machine.ts';
import {
  type InquiryAbout,
  inquiryFormMachine,
  NO_INQUIRY,
} from '#machines/inquiries/inquiry-form.machine.ts';
import {
  type InquiryMessageAbout,
  inquiryMessageMachine,
} from '#machines/inquiries/inquiry-message.machine.ts';
import { inquiryThreadMachine } from '#machines/inquiries/inquiry-thread.machine.ts';
import { myInquiriesMachine } from '#machines/inquiries/my-inquiries.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { pagedEntry } from '../kit/paged.ts';
import { shoe } from '../kit/product.samples.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';
import { inquiryDesk, inquiryThread, myInquiries } from './inquiries.driver.ts';

const group = '1:1 문의';
const error = new Error('문의를 불러오지 못했어요.');

const inquiry: Inquiry = {
  inquiryId: 1,
  kind: 'ORDER_LINE',
  topic: 'DELIVERY',
  state: 'WAITING',
  isEscalated: false,
  claim: null,
  event: null,
  line: {
    lineId: 1,
    orderId: 31,
    orderNo: 'S202611200000000031',
    productName: shoe(1).name,
    imageUrl: shoe(1).mainImageUrl,
    color: 'BLACK',
    size: '260',
    quantity: 1,
  },
  storeName: '서울신발',
  userName: '지우개',
  excerpt: '주문한 상품이 언제 오나요?',
  lastAuthor: 'BUYER',
  lastMessageAt: '2026-11-20T03:00:00.000Z',
  createdAt: '2026-11-20T03:00:00.000Z',
};

/** Inquiries of one member: one that waits, an answered one to the shop, an escalated one and a closed one. */
export const inquiries: readonly Inquiry[] = [
  inquiry,
  {
    ...inquiry,
    inquiryId: 2,
    kind: 'SHOP',
    topic: 'PAYMENT',
    state: 'ANSWERED',
    line: null,
    storeName: null,
    event: { eventId: 1, title: '겨울 착화 대결' },
    excerpt: '영수증은 주문 상세에서 볼 수 있어요.',
    lastAuthor: 'SHOP',
  },
  { ...inquiry, inquiryId: 3, isEscalated: true },
  {
    ...inquiry,
    inquiryId: 4,
    topic: 'RETURN',
    state: 'CLOSED',
    claim: { claimId: 1, code: claimCode(1) },
  },
];

/** Inquiry with one message of the member and an answer of the store. */
export const thread: InquiryThread = {
  ...inquiry,
  state: 'ANSWERED',
  excerpt: '오늘 보냈어요.',
  lastAuthor: 'STORE',
  messages: [
    {
      messageId: 1,
      author: 'BUYER',
      content: '주문한 상품이 언제 오나요?',
      imageUrls: [shoe(2).mainImageUrl ?? ''],
      createdAt: '2026-11-20T03:00:00.000Z',
    },
    {
      messageId: 2,
      author: 'STORE',
      content: '오늘 보냈어요.',
      imageUrls: [],
      createdAt: '2026-11-20T05:00:00.000Z',
    },
  ],
  reopensUntil: null,
};

const submitted = { type: 'form.submitted' } as const;
const ended = refusal('끝난 문의에는 글을 쓸 수 없어요. 새 문의를 남겨 주세요.', 'INQUIRY_CLOSED');
const about: InquiryAbout = {
  subject: { lineId: 1, claimId: null, eventId: null },
  values: NO_INQUIRY,
};

const asked = {
  type: 'field.changed',
  change: { topic: 'DELIVERY', content: '주문한 상품이 언제 오나요?' },
} as const;

const lost = refusal('주문을 찾을 수 없어요.', 'ORDER_NOT_FOUND');

const form: RegistryEntry = {
  title: '1:1 문의하기',
  group,
  machine: inquiryFormMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: 1, error: lost, otherErrors: [unanswered] } },
  events: [asked, { type: 'field.changed', change: { content: '' } }, submitted],
  walkthroughs: [
    { name: '문의 남기기', steps: [asked, submitted, done('save', 1)] },
    { name: '빈 문의는 보내지지 않음', steps: [submitted] },
    { name: '주문이 사라짐', steps: [asked, submitted, failed('save', lost)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [asked, submitted, failed('save', unanswered), submitted, done('save', 1)],
    },
  ],
};

const messageAbout: InquiryMessageAbout = { id: 1, content: '' };
const written = { type: 'field.changed', change: { content: '확인해 주셔서 고마워요.' } } as const;

const message: RegistryEntry = {
  title: '1:1 문의에 글 쓰기',
  group,
  machine: inquiryMessageMachine,
  kit: 'form',
  input: messageAbout,
  ports: { save: { done: undefined, error: ended, otherErrors: [unanswered] } },
  events: [written, { type: 'field.changed', change: { content: '' } }, submitted],
  walkthroughs: [
    { name: '글 보내기', steps: [written, submitted, done('save')] },
    { name: '빈 글은 보내지지 않음', steps: [submitted] },
    { name: '그 사이 문의가 끝남', steps: [written, submitted, failed('save', ended)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [written, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const none: InquiryDeskFilters = { state: null, topic: null, q: null };
const filter = { filters: none, sort: null, size: 20 };

export const proofs: readonly Proof[] = [
  proof(
    pagedEntry({
      title: '내 1:1 문의',
      group,
      machine: myInquiriesMachine,
      filter: undefined,
      items: inquiries,
      error,
    }),
    {
      about: '내가 남긴 1:1 문의를 최근 글부터 봐요.',
      says: { loadPage: '내 문의 한 쪽을 불러와요' },
      driver: myInquiries,
    },
  ),
  proof(
    resourceEntry({
      title: '1:1 문의 하나',
      group,
      machine: inquiryThreadMachine,
      input: 1,
      reloads: true,
      load: { done: thread, error },
    }),
    {
      about: '문의 하나와 주고받은 글을 읽어요.',
      says: { load: '문의와 글을 불러와요' },
      driver: inquiryThread,
    },
  ),
  proof(form, {
    about: '주문한 상품이나 다른 일로 1:1 문의를 남겨요.',
    says: {
      save: '문의를 남겨요',
      'field.changed': '주제나 글을 고쳐요',
      'form.submitted': '문의 남기기를 눌러요',
    },
    undriven: {
      why: 'a member may open a few inquiries a day: paths would use them up',
      provenBy: 'e2e/inquiries.spec.ts',
    },
  }),
  proof(message, {
    about: '열린 문의에 글이나 답변을 써요.',
    says: { save: '글을 보내요', 'form.submitted': '보내기를 눌러요' },
    undriven: {
      why: 'each path would leave a message and another state for all others',
      provenBy: 'e2e/inquiries.spec.ts',
    },
  }),
  proof(removalEntry({ title: '1:1 문의 끝내기', group, machine: inquiryClosingMachine, error: ended }), {
    about: '열린 문의를 한 번 묻고 끝내요.',
    says: {
      remove: '문의를 끝내요',
      'removal.asked': '문의 종료를 눌러요',
      'removal.confirmed': '종료하기로 해요',
    },
    undriven: {
      why: 'an inquiry that is closed for one path is closed for all, and a member may open a few a day',
      provenBy: 'e2e/inquiries.spec.ts',
    },
  }),
  proof(
    pagedEntry({
      title: '1:1 문의 관리',
      group,
      machine: inquiryDeskMachine,
      filters: 'withPage',
      reloads: true,
      filter,
      narrowed: { ...filter, filters: { ...none, topic: 'RETURN' } },
      items: inquiries,
      beside: { counts: { waiting: 2 } },
      error,
    }),
    {
      about: '받은 1:1 문의를 답변할 것부터 골라 보고, 하나를 열어요.',
      says: { loadPage: '문의 한 쪽을 불러와요' },
      driver: inquiryDesk,
    },
  ),
];
