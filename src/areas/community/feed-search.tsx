import type { FormEvent, ReactNode } from 'react';
import { cleanTags } from '#domain/community/tags.ts';
import { type FeedFilter, isSearch } from '#machines/community/feed-list.machine.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Card, Row, Stack } from '#src/ui/layout.tsx';

const Summary = styled('summary', { padding: '9px 0', cursor: 'pointer' });

type FeedSearchProps = { filter: FeedFilter; onSearch: (change: Partial<FeedFilter>) => void };
const NOTHING = { q: '', productName: '', eventTitle: '', startDate: '', endDate: '', hashtags: [] };

/** Search by words, and by product, event, tags and dates in the folded part. */
export function FeedSearch({ filter, onSearch }: FeedSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (key: string) => String(data.get(key) ?? '').trim();
    onSearch({
      q: read('q'),
      productName: read('productName'),
      eventTitle: read('eventTitle'),
      startDate: read('startDate'),
      endDate: read('endDate'),
      hashtags: cleanTags(
        read('hashtags')
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
    });
  };
  const field = (
    name: 'q' | 'productName' | 'eventTitle' | 'startDate' | 'endDate',
    label: string,
    type = 'text',
    action?: ReactNode,
  ) => (
    <TextField
      name={name}
      label={label}
      type={type}
      maxLength={100}
      defaultValue={filter[name]}
      action={action}
    />
  );
  return (
    <form onSubmit={submit} key={JSON.stringify(filter)}>
      <Stack gap={3}>
        {field('q', text.searchLabel, 'search', <Button type="submit">{text.search}</Button>)}
        <details>
          <Summary>{text.advanced}</Summary>
          <Card>
            <Stack gap={3}>
              {field('productName', text.productName)}
              {field('eventTitle', text.eventTitle)}
              <TextField
                name="hashtags"
                label={text.hashtagsLabel}
                hint={text.hashtagsHint}
                defaultValue={filter.hashtags.join(' ')}
              />
              {field('startDate', text.startDate, 'date')}
              {field('endDate', text.endDate, 'date')}
            </Stack>
          </Card>
        </details>
        {isSearch(filter) ? (
          <Row>
            <Button type="button" size="small" tone="ghost" onClick={() => onSearch(NOTHING)}>
              {text.clear}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </form>
  );
}
