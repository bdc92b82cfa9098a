import { sinceText } from '#domain/kit/time/relative-time.ts';
import { useNow } from '#src/lib/use-now.ts';

/** Relative time of an event; its date until the page knows the current time. */
export const RelativeTime = ({ at }: { at: string }) => {
  const now = useNow();
  return <time dateTime={at}>{sinceText(at, now)}</time>;
};
