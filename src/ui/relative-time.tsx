import { sinceText } from '#domain/kit/time/relative-time.ts';
import { useNow } from '#src/lib/use-now.ts';

/** When something was written: how long ago, and its day as long as the page does not know the time. */
export const Since = ({ at }: { at: string }) => {
  const now = useNow();
  return <time dateTime={at}>{sinceText(at, now)}</time>;
};
