import { type FormEvent, useRef } from 'react';
import { SEARCH_LENGTH } from '#domain/kit/forms/search-field.ts';
import { QUESTION_TOPICS } from '#domain/questions/question.ts';
import type { QuestionFilter } from '#machines/questions/product-questions.machine.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Select } from '#src/ui/forms/field.tsx';
import { Input } from '#src/ui/forms/input.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { TOPIC_CHOICES, questionText as text } from './questions.text.ts';

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

type FiltersProps = { filter: QuestionFilter; onChange: (part: Partial<QuestionFilter>) => void };

/** Filters of the questions about a product: topic, words and secrecy. */
export function QuestionFilters({ filter, onChange }: FiltersProps) {
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
