import { Redirect, useSearch } from 'wouter';
import { paths } from '#src/lib/navigation/paths.ts';
import { FeedEditor } from './feed-editor.tsx';

/** Edit form of a feed: `?id=`. */
export default function FeedEditScreen() {
  const id = Number(new URLSearchParams(useSearch()).get('id'));
  if (!Number.isSafeInteger(id) || id < 1) return <Redirect to={paths.myFeeds} replace />;
  return <FeedEditor key={id} target={{ kind: 'edit', feedId: id }} />;
}
