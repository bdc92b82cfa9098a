import { answerTemplatesMachine } from '#machines/seller/questions/answer-templates.machine.ts';
import { type TemplateAbout, templateFormMachine } from '#machines/seller/questions/template-form.machine.ts';
import { templateRemovalMachine } from '#machines/seller/questions/template-removal.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { removalEntry } from '../kit/removal.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

const group = '판매자';
const error = new Error('템플릿을 불러오지 못했어요.');

const list = resourceEntry({
  title: '답변 템플릿',
  group,
  machine: answerTemplatesMachine,
  reloads: true,
  load: {
    done: [{ templateId: 1, name: '재입고', content: '다음 주에 다시 들어올 예정이에요.' }],
    error,
    empty: [],
  },
});

const about: TemplateAbout = { content: '다음 주에 다시 들어올 예정이에요.' };
const typed = { type: 'field.changed', change: { name: '재입고' } } as const;
const submitted = { type: 'form.submitted' } as const;
const full = refusal('템플릿을 더 저장할 수 없어요.', 'TOO_MANY_TEMPLATES');

const form: RegistryEntry = {
  title: '답변을 템플릿으로 저장',
  group,
  machine: templateFormMachine,
  kit: 'form',
  input: about,
  ports: { save: { done: undefined, error: full, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { name: '' } }, submitted],
  walkthroughs: [
    { name: '템플릿 저장', steps: [typed, submitted, done('save')] },
    { name: '이름이 없으면 보내지지 않음', steps: [submitted] },
    { name: '이미 가득 참', steps: [typed, submitted, failed('save', full)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

/**
 * Registry entries of the charts of templates for answers to questions: sample data and labels for tests,
 * drawings and the inspector.
 */
export const answerTemplateEntries: readonly RegistryEntry[] = [
  list,
  form,
  removalEntry({ title: '답변 템플릿 삭제', group, machine: templateRemovalMachine, error }),
];
