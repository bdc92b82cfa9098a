import { useState } from 'react';
import { useSearch } from 'wouter';
import { FeedEditor } from './feed-editor.tsx';

/** New feed; `?eventId=` enters that event, `?orderItemId=` selects that order line. */
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
