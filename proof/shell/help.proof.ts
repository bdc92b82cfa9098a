import type { ContextFrom } from 'xstate';
import { findAnswers } from '#domain/help/help-search.ts';
import { helpMachine } from '#machines/shell/help.machine.ts';
import { helpText } from '#src/areas/shell/help/help.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const typed = { type: 'words.typed', q: '배송비' } as const;
const unknown = { type: 'words.typed', q: '우주선' } as const;
const topic = { type: 'topic.chosen', topic: 'returns' } as const;
const opened = { type: 'answer.opened', key: 'return-fee' } as const;
const closed = { type: 'answer.closed' } as const;
const cleared = { type: 'filter.cleared' } as const;

const shared = {
  type: 'address.changed',
  address: { topic: null, q: '', open: 'refund-days' },
} as const;

export const helpEntry: RegistryEntry = {
  title: '고객 지원',
  group: '공통',
  machine: helpMachine,
  input: { topic: null, q: '', open: null },
  ports: {},
  events: [typed, unknown, topic, opened, closed, cleared, shared],
  walkthroughs: [
    { name: '찾아서 답을 읽기', steps: [typed, opened, closed] },
    { name: '주제에서 답을 읽기', steps: [topic, opened] },
    { name: '맞는 답이 없어 모두 보기', steps: [unknown, cleared] },
    { name: '받은 링크로 답이 펼쳐짐', steps: [shared] },
  ],
};

const TOPICS: Readonly<Record<string, string>> = helpText.topics;

export const proofs: readonly Proof[] = [
  proof(helpEntry, {
    about: '고객 지원에서 질문을 찾고 답을 펼쳐 읽어요.',
    says: {
      'words.typed': '찾는 말을 적어요',
      'topic.chosen': '주제를 골라요',
      'answer.opened': '질문을 펼쳐요',
      'answer.closed': '펼친 질문을 접어요',
      'filter.cleared': '모든 질문을 다시 봐요',
      'address.changed': '주소가 다른 질문을 가리켜요',
    },
    driver: {
      path: paths.help,
      ports: {},
      events: {
        'words.typed': {
          before: (page, { q }) => page.getByRole('searchbox', { name: helpText.search }).fill(String(q)),
        },
        'topic.chosen': {
          press: (page, { topic }) =>
            page
              .getByRole('group', { name: helpText.topics.label })
              .getByRole('button', { name: TOPICS[String(topic)] ?? '', exact: true }),
        },
        'answer.opened': { before: (page, { key }) => page.locator(`#${key} > summary`).click() },
        'answer.closed': {
          before: (page) => page.getByRole('main').locator('details[open] > summary').click(),
        },
        // One click: what a second one hits is the list that has taken the button's place.
        'filter.cleared': { before: (page) => page.getByRole('button', { name: helpText.showAll }).click() },
        'address.changed': {
          before: (page, { address }) =>
            page.evaluate(
              (path) => history.pushState(null, '', path),
              `${paths.help}#${Object(address).open}`,
            ),
        },
      },
      hidden: ({ type, q, key, address }, { context }) => {
        // The context of this flow is that of its chart.
        const shown = context as ContextFrom<typeof helpMachine>;
        // A press on the open question closes it, and the same text or address again changes nothing.
        if (type === 'answer.opened')
          return shown.open === key || !findAnswers(shown).some((answer) => answer.key === key);
        if (type === 'words.typed') return shown.q === q;
        return type === 'address.changed' && JSON.stringify(shown) === JSON.stringify(address);
      },
    },
  }),
];
