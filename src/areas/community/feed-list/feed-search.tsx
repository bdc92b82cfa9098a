import type { FormEvent } from 'react';
import { cleanTags } from '#domain/community/tags.ts';
import type { FeedFilter } from '#machines/community/feed-list.machine.ts';
import { feedSearchText as text } from '#src/areas/community/feed-list/feed-search.text.ts';
import { feedText } from '#src/areas/community/feed-list/feeds.text.ts';
import { Button } from '#src/ui/button.tsx';
import { PeriodField } from '#src/ui/dates/period-field.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';

export type FeedSearchProps = {
  filter: FeedFilter;
  onSearch: (change: Partial<FeedFilter>) => void;
  onClose: () => void;
};

/** Sheet with the search fields of feeds. */
export default function FeedSearch({ filter, onSearch, onClose }: FeedSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(wordsOf(new FormData(event.currentTarget)));
    onClose();
  };
  const field = (name: 'q' | 'productName' | 'eventTitle', label: string, type = 'text') => (
    <TextField name={name} label={label} type={type} maxLength={100} defaultValue={filter[name]} />
  );
  return (
    <Dialog open title={feedText.advanced} onClose={onClose}>
      <Stack as="form" method="post" onSubmit={submit}>
        {field('q', text.searchLabel, 'search')}
        {field('productName', text.productName)}
        {field('eventTitle', text.eventTitle)}
        <TextField
          name="hashtags"
          label={text.hashtagsLabel}
          hint={text.hashtagsHint}
          defaultValue={filter.hashtags.join(' ')}
        />
        <PeriodField
          label={text.period}
          labels={[text.startDate, text.endDate]}
          names={['startDate', 'endDate']}
          days={{ from: filter.startDate, until: filter.endDate }}
        />
        <Button tone="primary" size="wide" type="submit">
          {text.search}
        </Button>
      </Stack>
    </Dialog>
  );
}

function wordsOf(form: FormData): Partial<FeedFilter> {
  const read = (key: string) => String(form.get(key) ?? '').trim();
  const tags = read('hashtags')
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    q: read('q'),
    productName: read('productName'),
    eventTitle: read('eventTitle'),
    startDate: read('startDate'),
    endDate: read('endDate'),
    hashtags: cleanTags(tags),
  };
}
