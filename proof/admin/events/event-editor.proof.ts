import { eventCancelMachine } from '#machines/admin/events/event-cancel.machine.ts';
import { eventEditorMachine } from '#machines/admin/events/event-editor.machine.ts';
import { type EventOpening, type StoredEvent, valuesOf } from '#machines/admin/events/event-editor.model.ts';
import { eventRemovalMachine } from '#machines/admin/events/event-removal.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { removalEntry } from '../../kit/removal.ts';
import { type Proof, proof } from '../../page.ts';
import { draft, group } from './event.samples.ts';
import { eventCancel, eventEditor, eventRemoval } from './event-editor.driver.ts';

const error = new Error('이벤트를 불러오지 못했어요.');
const today = '2026-11-23';
const written: EventOpening = { values: valuesOf(draft), about: { event: draft, today } };
const theirs = { ...draft, title: '첫눈 부츠 자랑', version: 3 };

const cancelled: EventOpening = {
  ...written,
  about: { event: { ...draft, state: 'CANCELLED', cancelReason: '상품이 모두 팔렸어요.' }, today },
};

const stored: StoredEvent = { id: 7, version: 3 };
const outrun = refusal('다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.', 'VERSION_CONFLICT');

const refused = Object.assign(refusal('입력한 내용을 확인해 주세요.', 'INVALID_INPUT_VALUE'), {
  fieldProblems: [{ field: 'eventEndDate', message: '이벤트가 진행 중이라 앞당길 수 없어요.' }],
});

const typed = { type: 'field.changed', change: { title: '첫눈 맞이 부츠' } } as const;
const untitled = { type: 'field.changed', change: { title: '' } } as const;
const battle = { type: 'type.chosen', kind: 'BATTLE' } as const;
const submitted = { type: 'form.submitted' } as const;
const asked = { type: 'publication.asked' } as const;
const confirmed = { type: 'publication.confirmed' } as const;
const dismissed = { type: 'publication.dismissed' } as const;
const taken = { type: 'other.taken' } as const;
const mine = { type: 'mine.confirmed' } as const;
const retried = { type: 'screen.retried' } as const;
const read = done('load', written);
const beaten = [read, typed, submitted, failed('save', outrun), done('lookUp', theirs)] as const;

const editor: RegistryEntry = {
  title: '이벤트 쓰기',
  group,
  machine: eventEditorMachine,
  input: { id: 7 },
  // A new event gets its own address, which the flow's own test covers.
  unreachable: ['created'],
  ports: {
    load: { done: written, error, otherDone: [cancelled] },
    save: { done: stored, error: refused, otherErrors: [outrun, unanswered] },
    store: { done: stored, error: refused, otherErrors: [outrun, unanswered] },
    reread: { done: written, error },
    lookUp: { done: theirs, error },
    lookBack: { done: theirs, error },
    publish: { done: undefined, error: refused },
  },
  events: [typed, untitled, battle, submitted, asked, confirmed, dismissed, taken, mine, retried],
  walkthroughs: [
    { name: '초안 저장하기', steps: [read, typed, submitted, done('save', stored), done('reread', written)] },
    {
      name: '묻고 공개하기',
      steps: [read, asked, confirmed, done('store', stored), done('publish')],
    },
    { name: '묻고 그만두기', steps: [read, asked, dismissed] },
    { name: '종류를 바꾸면 맞지 않는 보상이 빠짐', steps: [read, battle] },
    { name: '제목 없이는 저장되지 않음', steps: [read, untitled, submitted] },
    {
      name: '거절되고 다시 저장',
      steps: [read, typed, submitted, failed('save', refused), submitted, done('save', stored)],
    },
    {
      name: '답을 못 받아 다시 저장',
      steps: [read, submitted, failed('save', unanswered), submitted, done('save', stored)],
    },
    { name: '다른 관리자가 먼저 고쳐 그 내용으로', steps: [...beaten, taken, read] },
    { name: '다른 관리자가 먼저 고쳤지만 내 내용으로', steps: [...beaten, mine, done('save', stored)] },
    {
      name: '저장했지만 공개하지 못함',
      steps: [
        read,
        asked,
        confirmed,
        done('store', stored),
        failed('publish', refused),
        done('lookBack', theirs),
      ],
    },
    { name: '취소한 이벤트', steps: [done('load', cancelled)] },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, read] },
  ],
};

const gone = refusal('이벤트를 찾을 수 없어요.', 'EVENT_NOT_FOUND');
const removal = removalEntry({ title: '이벤트 지우기', group, machine: eventRemovalMachine, error: gone });
const reason = { type: 'field.changed', change: { reason: '상품이 모두 팔렸어요.' } } as const;

const cancel: RegistryEntry = {
  title: '이벤트 취소',
  group,
  machine: eventCancelMachine,
  kit: 'form',
  input: { id: 7 },
  ports: { save: { done: undefined, error: gone, otherErrors: [unanswered] } },
  events: [reason, { type: 'field.changed', change: { reason: '' } }, submitted],
  walkthroughs: [
    { name: '이유를 적어 취소하기', steps: [reason, submitted, done('save')] },
    { name: '거절되고 다시 취소', steps: [reason, submitted, failed('save', gone), submitted, done('save')] },
    {
      name: '답을 못 받아 다시 취소',
      steps: [reason, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '이유 없이는 취소되지 않음', steps: [submitted] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(editor, {
    about: '이벤트를 초안으로 쓰고 고쳐요. 공개하기 전에 무엇이 정해지는지 한 번 더 알려 줘요.',
    says: {
      load: '이벤트를 불러와요',
      save: '이벤트를 저장해요',
      reread: '저장한 이벤트를 다시 읽어요',
      store: '공개하기 전에 저장해요',
      publish: '이벤트를 공개해요',
      lookUp: '다른 관리자가 고친 내용을 읽어요',
      lookBack: '저장된 이벤트를 다시 읽어요',
      'type.chosen': '이벤트 종류를 골라요',
      'form.submitted': '저장을 눌러요',
      'publication.asked': '공개하기를 눌러요',
      'publication.confirmed': '물음에 공개하기로 답해요',
      'publication.dismissed': '공개를 그만둬요',
      'other.taken': '다른 관리자의 내용을 골라요',
      'mine.confirmed': '내 내용을 골라요',
    },
    driver: eventEditor,
  }),
  proof(removal, {
    about: '아무도 참여하지 않은 이벤트를 한 번 묻고 지워요.',
    says: { remove: '이벤트를 지워요' },
    driver: eventRemoval,
  }),
  proof(cancel, {
    about: '이유를 적어 이벤트를 취소하고, 참여하거나 투표한 회원에게 알려요.',
    says: { save: '이벤트를 취소해요', 'form.submitted': '이벤트 취소를 눌러요' },
    driver: eventCancel,
  }),
];
