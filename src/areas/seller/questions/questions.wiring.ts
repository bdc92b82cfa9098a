import { answerTemplatesMachine } from '#machines/seller/questions/answer-templates.machine.ts';
import { answerWithdrawalMachine } from '#machines/seller/questions/answer-withdrawal.machine.ts';
import { questionAnswerMachine } from '#machines/seller/questions/question-answer.machine.ts';
import { questionDeskMachine } from '#machines/seller/questions/question-desk.machine.ts';
import { templateFormMachine } from '#machines/seller/questions/template-form.machine.ts';
import { templateRemovalMachine } from '#machines/seller/questions/template-removal.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { templateText, questionDeskText as text } from './questions.text.ts';

export const wireQuestionDesk = (app: AppServices) => wire(questionDeskMachine, app);

export const wireQuestionAnswer = (
  { call, toast }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  wire(questionAnswerMachine, { call }).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(text.sent);
        onDone();
      },
    },
  });

export const wireAnswerWithdrawal = ({ call, toast }: AppServices, onDone: () => void) =>
  wire(answerWithdrawalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(text.withdrawn);
        onDone();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });

export const wireAnswerTemplates = (app: AppServices) => wire(answerTemplatesMachine, app);

export const wireTemplateForm = (
  { call, toast }: AppServices,
  focusProblem: () => void,
  onDone: () => void,
) =>
  wire(templateFormMachine, { call }).provide({
    actions: {
      focusProblem: () => focusProblem(),
      finish: () => {
        toast(templateText.saved);
        onDone();
      },
    },
  });

export const wireTemplateRemoval = ({ call, toast }: AppServices, onRemoved: () => void) =>
  wire(templateRemovalMachine, { call }).provide({
    actions: {
      leave: () => {
        toast(templateText.removed);
        onRemoved();
      },
      notify: (_, { reason }) => toast(reason, 'error'),
    },
  });
