import { fromPromise } from 'xstate';
import type { Inquiry, InquiryThread } from '#domain/inquiries/inquiry.ts';
import {
  answerShopInquiry,
  answerStoreInquiry,
  listShopInquiries,
  listStoreInquiries,
  readShopInquiry,
  readStoreInquiry,
} from '#domain/inquiries/inquiry-desk.ts';
import { type InquiryDeskFilters, inquiryDeskMachine } from '#machines/inquiries/inquiry-desk.machine.ts';
import { inquiryThreadMachine } from '#machines/inquiries/inquiry-thread.machine.ts';
import { pageOf } from '#machines/kit/endpoint-port.ts';
import type { IndexFilter, IndexPage } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { type MessageEffects, provideMessage } from '../inquiries.wiring.ts';

/** Endpoints of the desk of a seller or of the administrators. */
const SELLER = { list: listStoreInquiries, read: readStoreInquiry, answer: answerStoreInquiry } as const;
const ADMIN = { list: listShopInquiries, read: readShopInquiry, answer: answerShopInquiry } as const;

type Desk = typeof SELLER | typeof ADMIN;

const tableOf = ({ list }: Desk, { call }: AppServices) =>
  inquiryDeskMachine.provide({
    actors: {
      loadPage: fromPromise<IndexPage<Inquiry>, PagedRequest<IndexFilter<InquiryDeskFilters>>>(
        async ({ input, signal }) => {
          const { state, topic, q } = input.filter.filters;
          const chosen = { state: state ?? 'WAITING', topic: topic ?? '', q: q ?? '' } as const;
          const query = { page: input.page, size: input.filter.size, ...chosen };
          const { waiting, ...page } = await call(list, { query }, { signal });
          return { ...pageOf(page, input), counts: { waiting } };
        },
      ),
    },
  });

const threadOf = ({ read }: Desk, { call }: AppServices) =>
  inquiryThreadMachine.provide({
    actors: {
      load: fromPromise<InquiryThread, { input: number }>(({ input: { input: id }, signal }) =>
        call(read, { params: { id } }, { signal }),
      ),
    },
  });

const answerOf = ({ answer }: Desk, app: AppServices, effects: MessageEffects) =>
  provideMessage(app, ({ id, body }) => app.call(answer, { params: { id }, body }), effects);

/** Wirings of the charts of one desk: table, thread and answer. */
export type DeskWiring = {
  table: (app: AppServices) => ReturnType<typeof tableOf>;
  thread: (app: AppServices) => ReturnType<typeof threadOf>;
  message: (app: AppServices, effects: MessageEffects) => ReturnType<typeof answerOf>;
};

/** Provides the chart of the table of inquiries to a store with its call. */
export const wireStoreInquiries = (app: AppServices) => tableOf(SELLER, app);

/** Wirings of the desk of a seller. */
export const sellerDesk: DeskWiring = {
  table: wireStoreInquiries,
  thread: (app) => threadOf(SELLER, app),
  message: (app, effects) => answerOf(SELLER, app, effects),
};

/** Wirings of the desk of the administrators. */
export const adminDesk: DeskWiring = {
  table: (app) => tableOf(ADMIN, app),
  thread: (app) => threadOf(ADMIN, app),
  message: (app, effects) => answerOf(ADMIN, app, effects),
};
