import { useState } from 'react';
import { useSearch } from 'wouter';
import { FeedEditor } from './feed-editor.tsx';

/** A new feed; `?eventId=` enters that event, `?orderItemId=` is of that purchase. */
export default function FeedCreateScreen() {
  const query = new URLSearchParams(useSearch());
  const idIn = (name: string) => /^\d+$/.exec(query.get(name) ?? '')?.[0] ?? '';
  const [target] = useState(() => ({
    kind: 'create' as const,
    eventId: idIn('eventId'),
    orderItemId: idIn('orderItemId'),
  }));
  return <FeedEditor target={target} />;
}
