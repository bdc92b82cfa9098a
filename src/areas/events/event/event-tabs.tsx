import type { FormEvent } from 'react';
import { Link } from 'wouter';
import type { EventCounts } from '#domain/events/event.ts';
import { formatNumber } from '#domain/kit/format.ts';
import type { EventFilter } from '#machines/events/event-list.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/forms/field.tsx';
import { Input } from '#src/ui/forms/input.ts';
import { eventsAddress, SORTS, TABS, TYPES } from '../event-list/event-filter.ts';
import { eventText as text } from '../events.text.ts';

const Strip = styled('nav', {
  display: 'flex',
  gap: '$5',
  overflowX: 'auto',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '& a': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    borderBottom: '2px solid transparent',
    color: '$ink3',
    fontSize: '$body',
    fontWeight: '$semibold',
    whiteSpace: 'nowrap',
    // The strip scrolls and would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none', borderRadius: '$control' },
  },
  '& a[aria-current]': { color: '$ink', borderColor: '$ink' },
  '& small': { fontSize: '$micro', fontVariantNumeric: 'tabular-nums' },
});

type EventTabsProps = { filter: EventFilter; counts: EventCounts | null; isAdmin: boolean };

/** Tabs of the event list with their counts. */
export const EventTabs = ({ filter, counts, isAdmin }: EventTabsProps) => (
  <Strip aria-label={text.tabsLabel}>
    {TABS.filter((tab) => tab !== 'draft' || isAdmin).map((tab) => (
      <Link
        key={tab}
        href={eventsAddress({ ...filter, status: tab })}
        aria-current={tab === filter.status ? 'page' : undefined}
      >
        {text.tabs[tab]}
        {counts ? <small>{formatNumber(counts[tab])}</small> : null}
      </Link>
    ))}
  </Strip>
);

const Tools = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$2',
  '@tablet': { gridTemplateColumns: 'auto auto minmax(0, 320px) auto', justifyContent: 'end' },
});
const Choices = styled('div', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '$2',
  '@tablet': { gridColumn: 'span 2' },
});

/** Filters and sort order of every tab. */
export function EventTools({ filter }: { filter: EventFilter }) {
  const { navigate } = useApp();
  const go = (change: Partial<EventFilter>) => navigate(eventsAddress({ ...filter, ...change }));
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    if (keyword !== filter.keyword) go({ keyword });
  };
  return (
    <Tools method="post" role="search" onSubmit={search}>
      <Choices>
        <Choice
          label={text.typeLabel}
          words={text.types}
          values={TYPES}
          value={filter.type}
          onChoose={(type) => go({ type })}
        />
        <Choice
          label={text.sortLabel}
          words={text.sorts}
          values={SORTS}
          value={filter.sort}
          onChoose={(sort) => go({ sort })}
        />
      </Choices>
      <Input
        key={filter.keyword}
        type="search"
        name="keyword"
        aria-label={text.searchLabel}
        placeholder={text.searchLabel}
        defaultValue={filter.keyword}
        maxLength={100}
      />
      <Button type="submit">{text.search}</Button>
    </Tools>
  );
}

type ChoiceProps<Word extends string> = {
  label: string;
  words: Readonly<Record<Word, string>>;
  values: readonly Word[];
  value: Word;
  onChoose: (value: Word) => void;
};

function Choice<Word extends string>({ label, words, values, value, onChoose }: ChoiceProps<Word>) {
  const choose = (chosen: string) => {
    const found = values.find((one) => one === chosen);
    if (found) onChoose(found);
  };
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </Select>
  );
}
