import { fromPromise } from 'xstate';
import { type InquiryThread, readMyInquiry } from '#domain/inquiries/inquiry.ts';
import {
  type InquirySubject,
  openInquiry,
  uploadInquiryPicture,
  writeInquiryMessage,
} from '#domain/inquiries/inquiry-form.ts';
import { inquiryClosingMachine } from '#machines/inquiries/inquiry-closing.machine.ts';
import {
  type InquirySent,
  type InquiryValues,
  inquiryFormMachine,
} from '#machines/inquiries/inquiry-form.machine.ts';
import {
  type InquiryMessageSent,
  inquiryMessageMachine,
} from '#machines/inquiries/inquiry-message.machine.ts';
import { inquiryThreadMachine } from '#machines/inquiries/inquiry-thread.machine.ts';
import { myInquiriesMachine } from '#machines/inquiries/my-inquiries.machine.ts';
import { inquiryPaths } from '#src/areas/inquiries/inquiry-paths.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import { pictureUploads } from '#src/flow/picture-uploads.ts';
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
  ...takeDraft(app, draftName(subject), { topic: '', content: '' }),
});

/** Text of a message that was typed before a reload or a new login; '' without one. */
export const storedMessage = (app: AppServices, id: number): string =>
  takeDraft(app, messageDraft(id), { content: '' }).content ?? '';

/** Uploads of the pictures of one form. */
const uploadsOf = ({ call }: AppServices) => pictureUploads((form) => call(uploadInquiryPicture, { form }));

/** Provides the chart of the form of an inquiry with its calls and effects: the new inquiry is opened. */
export const wireInquiryForm = (app: AppServices, focusProblem: () => void) => {
  const upload = uploadsOf(app);
  return inquiryFormMachine.provide({
    actors: {
      save: fromPromise<number, { body: InquirySent }>(async ({ input: { body } }) => {
        const { images, ...words } = body;
        const pictureIds = await upload(images);
        return (await app.call(openInquiry, { body: { ...words, pictureIds } })).inquiryId;
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      // Pictures of a form without loading are not kept over a reload.
      storeDraft: ({ context: { about, values } }) =>
        storeDraft(app, draftName(about.subject), { topic: values.topic, content: values.content }),
      dropStored: ({ context: { about } }) => dropStored(app, draftName(about.subject)),
      finish: (_, { result }) => {
        app.toast(inquiryFormText.sent);
        app.navigate(inquiryPaths.thread(result));
      },
    },
  });
};

/** Effects of the form of a message, which all authors share. */
export type MessageEffects = { focusProblem: () => void; onDone: () => void };

/** Message with the ids of its uploaded pictures. */
type Message = { id: number; body: { content: string; pictureIds: number[] } };

/** Provides the chart of a message with the call of its author, the upload of its pictures and its effects. */
export const provideMessage = (
  app: AppServices,
  send: (message: Message) => Promise<unknown>,
  { focusProblem, onDone }: MessageEffects,
) => {
  const upload = uploadsOf(app);
  return inquiryMessageMachine.provide({
    actors: {
      save: fromPromise<void, { body: InquiryMessageSent }>(async ({ input: { body } }) => {
        const { id, content, images } = body;
        await send({ id, body: { content, pictureIds: await upload(images) } });
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { about, values } }) =>
        storeDraft(app, messageDraft(about.id), { content: values.content }),
      dropStored: ({ context: { about } }) => dropStored(app, messageDraft(about.id)),
      finish: () => {
        app.toast(threadText.sent);
        onDone();
      },
    },
  });
};

/** Provides the chart of a message of the member. */
export const wireMyMessage = (app: AppServices, effects: MessageEffects) =>
  provideMessage(app, ({ id, body }) => app.call(writeInquiryMessage, { params: { id }, body }), effects);

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
