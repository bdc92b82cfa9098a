import { answerTemplatesMachine } from '#machines/seller/questions/answer-templates.machine.ts';
import { type TemplateAbout, templateFormMachine } from '#machines/seller/questions/template-form.machine.ts';
import { templateRemovalMachine } from '#machines/seller/questions/template-removal.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { removalEntry } from '../kit/removal.ts';
import { resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

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

export const proofs: readonly Proof[] = [
  proof(list, {
    about: '문의에 자주 쓰는 답변을 골라 넣어요.',
    says: { load: '스토어의 템플릿을 불러와요' },
    undriven: {
      why: 'it opens within the panel of a question',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
  proof(form, {
    about: '지금 적은 답변을 템플릿으로 저장해요.',
    says: {
      save: '템플릿을 저장해요',
      'field.changed': '템플릿 이름을 고쳐요',
      'form.submitted': '저장을 눌러요',
    },
    undriven: {
      why: 'it opens within a dialog above a panel, and a template that is saved for one path is there for all',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
  proof(removalEntry({ title: '답변 템플릿 삭제', group, machine: templateRemovalMachine, error }), {
    about: '템플릿을 한 번 묻고 지워요.',
    says: { remove: '템플릿을 지워요' },
    undriven: {
      why: 'the seed has no template, and one that is deleted for one path is gone for all',
      provenBy: 'e2e/questions.spec.ts',
    },
  }),
];
