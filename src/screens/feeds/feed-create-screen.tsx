import { useState } from 'react';
import { useSearch } from 'wouter';
import { useApp } from '#src/wiring/app-context.tsx';
import { FeedEditor } from './feed-editor.tsx';

/** A new feed; `?eventId=` enters that event. */
export default function FeedCreateScreen() {
  const { newKey } = useApp();
  const eventId = new URLSearchParams(useSearch()).get('eventId') ?? '';
  const [target] = useState(() => ({
    kind: 'create' as const,
    eventId: /^\d+$/.test(eventId) ? eventId : '',
    key: newKey(),
  }));
  return <FeedEditor target={target} />;
}
