import { fromPromise } from 'xstate';
import { askQuestion, changeQuestion, uploadQuestionPicture } from '#domain/questions/question-form.ts';
import { buyerAnswerFormMachine } from '#machines/questions/buyer-answer-form.machine.ts';
import { buyerAnswerRemovalMachine } from '#machines/questions/buyer-answer-removal.machine.ts';
import { myQuestionsMachine } from '#machines/questions/my-questions.machine.ts';
import { productQuestionsMachine } from '#machines/questions/product-questions.machine.ts';
import {
  type QuestionSent,
  type QuestionValues,
  questionFormMachine,
} from '#machines/questions/question-form.machine.ts';
import { questionRemovalMachine } from '#machines/questions/question-removal.machine.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import { pictureUploads } from '#src/flow/picture-uploads.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { buyerAnswerText, questionFormText, questionText } from './questions.text.ts';

export const wireProductQuestions = (app: AppServices) => wire(productQuestionsMachine, app);

export const wireMyQuestions = (app: AppServices) => wire(myQuestionsMachine, app);

type Subject = { productId: number; questionId: number | null };
/** Name of the draft: one per product, or per question that is changed. */
const draftName = ({ productId, questionId }: Subject): string =>
  questionId === null ? `question-of-${productId}` : `question-${questionId}`;

/** Values with what the member typed before a reload or a new login. */
export const withDraft = (app: AppServices, subject: Subject, values: QuestionValues): QuestionValues => ({
  ...values,
  ...takeDraft(app, draftName(subject), { topic: '', content: '', isSecret: false }),
});

/**
 * Provides the chart of the form of a question with its calls and effects: a new one is asked, an
 * earlier one changed.
 */
export const wireQuestionForm = (app: AppServices, focusProblem: () => void, onDone: () => void) => {
  const upload = pictureUploads((form) => app.call(uploadQuestionPicture, { form }));
  return questionFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: QuestionSent }>(async ({ input: { body } }) => {
        const { productId, questionId, form, images } = body;
        const [pictureId = null] = await upload(images.filter((image) => image instanceof File));
        if (questionId === null) await app.call(askQuestion, { body: { ...form, pictureId, productId } });
        else {
          const changed = { ...form, pictureId, keepsPicture: images.length > 0 };
          await app.call(changeQuestion, { params: { id: questionId }, body: changed });
        }
      }),
    },
    actions: {
      focusProblem: () => focusProblem(),
      // A picture is not kept over a reload.
      storeDraft: ({ context: { about, values } }) => {
        const { images: _, ...words } = values;
        storeDraft(app, draftName(about), words);
      },
      dropStored: ({ context: { about } }) => dropStored(app, draftName(about)),
      finish: ({ context: { about } }) => {
        app.toast(about.questionId === null ? questionFormText.sent : questionFormText.saved);
        onDone();
      },
    },
  });
};

/**
 * Provides the chart of the removal of a question with its calls and effects: shows a toast and
 * reloads the list.
 */
export const wireQuestionRemoval = ({ call, toast }: AppServices, reload: () => void) =>
  wire(questionRemovalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(questionText.removed);
        reload();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });

const answerDraftName = (questionId: number): string => `answer-to-${questionId}`;

/** Answer that the member typed before a reload or a new login. */
export const answerDraft = (app: AppServices, questionId: number): string =>
  takeDraft(app, answerDraftName(questionId), { content: '' }).content ?? '';

/** Provides the chart of a buyer's answer with its call and effects. */
export const wireBuyerAnswerForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(buyerAnswerFormMachine, app).provide({
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { about, values } }) =>
        storeDraft(app, answerDraftName(about.questionId), values),
      dropStored: ({ context: { about } }) => dropStored(app, answerDraftName(about.questionId)),
      finish: () => {
        app.toast(buyerAnswerText.sent);
        onDone();
      },
    },
  });

/** Provides the chart of the removal of a buyer's answer with its call and effects. */
export const wireBuyerAnswerRemoval = ({ call, toast }: AppServices, reload: () => void) =>
  wire(buyerAnswerRemovalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(buyerAnswerText.removed);
        reload();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
