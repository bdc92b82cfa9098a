import { fromPromise } from 'xstate';
import { type InquiryThread, readMyInquiry } from '#domain/inquiries/inquiry.ts';
import { type InquirySubject, writeInquiryMessage } from '#domain/inquiries/inquiry-form.ts';
import { inquiryClosingMachine } from '#machines/inquiries/inquiry-closing.machine.ts';
import {
  type InquiryValues,
  inquiryFormMachine,
  NO_INQUIRY,
} from '#machines/inquiries/inquiry-form.machine.ts';
import {
  type InquiryMessageSent,
  inquiryMessageMachine,
} from '#machines/inquiries/inquiry-message.machine.ts';
import { inquiryThreadMachine } from '#machines/inquiries/inquiry-thread.machine.ts';
import { myInquiriesMachine } from '#machines/inquiries/my-inquiries.machine.ts';
import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { inquiryFormText, threadText } from './inquiries.text.ts';

/** Provides the chart of the member's inquiries with its call. */
export const wireMyInquiries = (app: AppServices) => wire(myInquiriesMachine, app);

/** Provides the chart of an inquiry of the member with its call. */
export const wireMyThread = ({ call }: AppServices) =>
  inquiryThreadMachine.provide({
    actors: {
      load: fromPromise<InquiryThread, { input: number }>(({ input: { input: id }, signal }) =>
        call(readMyInquiry, { params: { id } }, { signal }),
      ),
    },
  });

/** Name of the draft: one per order line, claim and event, and one for the shop. */
const draftName = ({ lineId, claimId, eventId }: InquirySubject): string => {
  if (claimId !== null) return `inquiry-claim-${claimId}`;
  return eventId === null ? `inquiry-${lineId ?? 'shop'}` : `inquiry-event-${eventId}`;
};
const messageDraft = (id: number): string => `inquiry-message-${id}`;

/** Values with what the member typed before a reload or a new login. */
export const withDraft = (
  app: AppServices,
  subject: InquirySubject,
  values: InquiryValues,
): InquiryValues => ({
  ...values,
  ...takeDraft(app, draftName(subject), NO_INQUIRY),
});

/** Text of a message that was typed before a reload or a new login; '' without one. */
export const storedMessage = (app: AppServices, id: number): string =>
  takeDraft(app, messageDraft(id), { content: '' }).content ?? '';

/** Provides the chart of the form of an inquiry with its call and effects: the new inquiry is opened. */
export const wireInquiryForm = (app: AppServices, focusProblem: () => void) =>
  wire(inquiryFormMachine, app).provide({
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { about, values } }) => storeDraft(app, draftName(about.subject), values),
      dropStored: ({ context: { about } }) => dropStored(app, draftName(about.subject)),
      finish: (_, { result }) => {
        app.toast(inquiryFormText.sent);
        app.navigate(inquiryPaths.thread(result));
      },
    },
  });

/** Effects of the form of a message, which all authors share. */
export type MessageEffects = { focusProblem: () => void; onDone: () => void };

/** Provides the chart of a message with the call of its author and its effects. */
export const provideMessage = (
  app: AppServices,
  send: (sent: InquiryMessageSent) => Promise<unknown>,
  { focusProblem, onDone }: MessageEffects,
) =>
  inquiryMessageMachine.provide({
    actors: {
      save: fromPromise<void, { body: InquiryMessageSent }>(async ({ input: { body } }) => {
        await send(body);
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { about, values } }) => storeDraft(app, messageDraft(about.id), values),
      dropStored: ({ context: { about } }) => dropStored(app, messageDraft(about.id)),
      finish: () => {
        app.toast(threadText.sent);
        onDone();
      },
    },
  });

/** Provides the chart of a message of the member. */
export const wireMyMessage = (app: AppServices, effects: MessageEffects) =>
  provideMessage(
    app,
    ({ id, content }) => app.call(writeInquiryMessage, { params: { id }, body: { content } }),
    effects,
  );

/** Provides the chart that closes an inquiry: shows a toast and reloads it. */
export const wireInquiryClosing = ({ call, toast }: AppServices, reload: () => void) =>
  wire(inquiryClosingMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(threadText.closed);
        reload();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
