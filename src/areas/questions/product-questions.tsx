import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { SEARCH_LENGTH } from '#domain/kit/forms/search-field.ts';
import { QUESTION_TOPICS, type Question } from '#domain/questions/question.ts';
import type { QuestionFilter } from '#machines/questions/product-questions.machine.ts';
import { NO_QUESTION } from '#machines/questions/question-form.machine.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Select } from '#src/ui/forms/field.tsx';
import { Input } from '#src/ui/forms/input.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted, Row, SectionTitle, Stack, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { isOpen, OwnQuestionActions } from './own-question-actions.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionRow } from './question-row.tsx';
import { TOPIC_CHOICES, questionText as text } from './questions.text.ts';
import { wireProductQuestions } from './questions.wiring.ts';

// The label of a button without a frame begins where the text above it does.
const Faint = styled('span', { marginLeft: '-12px', color: '$ink3' });
const Nothing = styled('p', { padding: '$8 0', color: '$ink3', textAlign: 'center' });
const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2 $4',
  '& select': { width: 'auto', minHeight: '44px', fontSize: '$label' },
});
const Search = styled('form', {
  display: 'flex',
  flex: '1 1 220px',
  gap: '$2',
  maxWidth: '360px',
  '& input': { minHeight: '44px' },
  '& button': { minHeight: '44px', padding: '0 $3' },
});

/** Section of a product page: read, search and ask questions about the product. */
export default function ProductQuestions({ productId }: { productId: number }) {
  const [isAsking, ask] = useState(false);
  const { snapshot, send, actor } = useFlow(wireProductQuestions, {
    filter: { productId, topic: '', q: '', openOnly: false },
  });
  const { page, query } = snapshot.context;
  const reload = () => send({ type: 'screen.reloaded' });
  const narrow = (part: Partial<QuestionFilter>) =>
    send({ type: 'filter.changed', filter: { ...query.filter, ...part }, page: 0 });
  const { topic, q, openOnly } = query.filter;
  const isNarrowed = topic !== '' || q !== '' || openOnly;
  return (
    <Stack as="section" aria-label={text.title}>
      <Head
        productId={productId}
        count={page && !isNarrowed ? page.totalElements : null}
        onAsk={() => ask(true)}
      />
      <Muted>
        {page && page.answerHours !== null ? `${text.answerTime(page.answerHours)} ` : null}
        {text.hint}
      </Muted>
      {isNarrowed || (page?.totalElements ?? 0) > 0 ? (
        <Filters filter={query.filter} onChange={narrow} />
      ) : null}
      <PagedFlow
        flow="productQuestions"
        actor={actor}
        snapshot={snapshot}
        failure={text.failed}
        nothing={<Nothing>{isNarrowed ? text.noMatch : text.empty}</Nothing>}
      >
        {(items) => (
          <Rows>
            {items.map((question) => (
              <QuestionRow key={question.questionId} question={question}>
                {actionsOn(question, reload)}
              </QuestionRow>
            ))}
          </Rows>
        )}
      </PagedFlow>
      {isAsking ? (
        <QuestionDialog
          productId={productId}
          questionId={null}
          values={NO_QUESTION}
          onClose={() => ask(false)}
          onDone={() => {
            ask(false);
            reload();
          }}
        />
      ) : null}
    </Stack>
  );
}

type HeadProps = {
  productId: number;
  /** Null while it is unknown, and for a narrowed list. */
  count: number | null;
  onAsk: () => void;
};

/** Title with the number of questions, and the way to ask. */
function Head({ productId, count, onAsk }: HeadProps) {
  const { user } = useSession();
  return (
    <Row spread>
      <SectionTitle>
        {text.title} {count === null ? null : formatNumber(count)}
      </SectionTitle>
      {user ? (
        <Row>
          <TextLink href={paths.questions}>{text.mine}</TextLink>
          <Button type="button" size="small" tone="primary" onClick={onAsk}>
            {text.ask}
          </Button>
        </Row>
      ) : (
        <ButtonLink href={paths.login(paths.product(productId))} size="small">
          {text.login}
        </ButtonLink>
      )}
    </Row>
  );
}

/**
 * Actions of the asker, or the report button of other readers; a secret question cannot be reported, because only those
 * whom it concerns read it.
 */
function actionsOn(question: Question, onChanged: () => void): ReactNode {
  const { questionId, userId, isMine, isSecret } = question;
  if (isOpen(question)) return <OwnQuestionActions question={question} onChanged={onChanged} />;
  if (isMine || isSecret) return null;
  return (
    <Faint>
      <ReportButton
        of={{ targetType: 'QUESTION', targetId: questionId, authorId: userId }}
        onGone={onChanged}
      />
    </Faint>
  );
}

type FiltersProps = { filter: QuestionFilter; onChange: (part: Partial<QuestionFilter>) => void };

function Filters({ filter, onChange }: FiltersProps) {
  const input = useRef<HTMLInputElement>(null);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ q: input.current?.value.trim() ?? '' });
  };
  return (
    <Bar role="group" aria-label={text.filters}>
      <Select
        aria-label={text.topic}
        value={filter.topic}
        onChange={({ target }) =>
          onChange({ topic: QUESTION_TOPICS.find((one) => one === target.value) ?? '' })
        }
      >
        <option value="">{text.anyTopic}</option>
        {TOPIC_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Search role="search" onSubmit={search}>
        <Input
          ref={input}
          type="search"
          defaultValue={filter.q}
          maxLength={SEARCH_LENGTH}
          aria-label={text.search}
          placeholder={text.search}
          enterKeyHint="search"
        />
        <Button type="submit">
          <Icon name="search" size={20} />
          <VisuallyHidden>{text.search}</VisuallyHidden>
        </Button>
      </Search>
      <Checkbox checked={filter.openOnly} onChange={({ target }) => onChange({ openOnly: target.checked })}>
        {text.openOnly}
      </Checkbox>
    </Bar>
  );
}
