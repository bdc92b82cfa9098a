import { QUESTION_TOPICS, type Question } from '#domain/questions/question.ts';
import { questionText, TOPIC_CHOICES } from '#src/areas/questions/questions.text.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { filterChanged, useIndexAddress } from '#src/flow/use-index-address.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexFlow } from '#src/ui/index-table/index-flow.tsx';
import { IndexViews } from '#src/ui/index-table/index-views.tsx';
import { tableDayOf } from '#src/ui/index-table/table-dates.ts';
import { DeskPage } from '#src/ui/layout/desk-page.ts';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Chip, Muted, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { questionDeskText as text } from './questions.text.ts';
import { wireQuestionDesk } from './questions.wiring.ts';

/** Panel of a question, loaded with the first press. */
const QuestionPanel = addition(
  () => import('./question-panel.tsx'),
  () => null,
);

const VIEWS = ['YES', 'ALL'] as const;
const SPEC = { filters: { answered: VIEWS, topic: QUESTION_TOPICS, q: null } } as const;

const COLUMNS: readonly IndexColumn<Question>[] = [
  { id: 'content', head: text.columns.content, isTitle: true, cell: ({ content }) => content },
  {
    id: 'product',
    head: text.columns.product,
    small: 'line',
    cell: ({ productName }) => productName,
  },
  {
    id: 'topic',
    head: text.columns.topic,
    small: 'bare',
    cell: ({ topic }) => questionText.topics[topic],
  },
  {
    id: 'secret',
    small: 'bare',
    head: text.columns.secret,
    cell: ({ isSecret }) => (isSecret ? text.secret : text.open),
  },
  {
    id: 'asked',
    small: 'bare',
    head: text.columns.asked,
    isOneLine: true,
    cell: ({ createdAt }) => tableDayOf(createdAt),
  },
  {
    id: 'state',
    small: 'mark',
    head: text.columns.state,
    cell: ({ isAnswered }) => <Chip>{isAnswered ? questionText.answered : questionText.waiting}</Chip>,
  },
];

/** Topic of a filter value; null for any other text. */
const topicOf = (value: string | null) => QUESTION_TOPICS.find((one) => one === value) ?? null;
/** View of a chosen value; null for the questions that wait. */
const viewOf = (value: string | null) => VIEWS.find((one) => one === value) ?? null;

type Counts = Readonly<Record<string, number>> | undefined;

/** Views of the list, with the number of questions that wait. */
const viewsOf = (counts: Counts) => [
  { value: null, label: text.views.none, count: counts?.waiting },
  ...VIEWS.map((value) => ({ value, label: text.views[value] })),
];

/** /question-manage: questions about the seller's products; those that wait for an answer come first. */
export default function QuestionsScreen() {
  const { place, change, clear, open, table } = useIndexAddress(SPEC);
  const { filters, sort, size, page } = place;
  const { snapshot, send } = useAddressed(
    wireQuestionDesk,
    { filter: { filters, sort, size }, page },
    filterChanged,
  );
  const shown = snapshot.context.page;
  const opened = shown?.items.find(({ questionId }) => questionId === place.open);
  const minutes = shown?.counts?.answerMinutes;
  const done = () => {
    open(null);
    send({ type: 'screen.reloaded' });
  };
  return (
    <DeskPage>
      <Stack gap={2}>
        <HintedTitle hint={text.hint}>{text.title}</HintedTitle>
        {minutes === undefined ? null : <Muted>{text.answerTime(minutes)}</Muted>}
      </Stack>
      <IndexViews
        views={viewsOf(shown?.counts)}
        chosen={filters.answered}
        onChoose={(value) => change({ filters: { answered: viewOf(value) } })}
      />
      <IndexBar
        searched={text.search}
        text={filters.q}
        onSearch={(q) => change({ filters: { q } })}
        filters={[{ name: 'topic', label: text.topic, value: filters.topic, choices: TOPIC_CHOICES }]}
        onFilter={(_, value) => change({ filters: { topic: topicOf(value) } })}
        sort={null}
        onClear={clear}
        total={shown?.totalElements}
      />
      <IndexFlow
        flow="questionDesk"
        snapshot={snapshot}
        onRetry={() => send({ type: 'screen.retried' })}
        failure={text.failed}
        label={text.label}
        columns={COLUMNS}
        idOf={({ questionId }) => questionId}
        nameOf={({ content, productName }) => content ?? productName}
        opened={place.open}
        onOpen={open}
        {...table}
        nothing={<EmptyState title={text.empty} hint={text.emptyHint} />}
      />
      {opened ? (
        <QuestionPanel key={opened.questionId} question={opened} onClose={() => open(null)} onDone={done} />
      ) : null}
    </DeskPage>
  );
}
