import { needsDraw } from '#domain/events/draw-conditions.ts';
import type { EventDetail } from '#domain/events/event.ts';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { pageText as text } from '../event/event-page.text.ts';

/** True if the rules of the event include a draw. */
export const isDrawn = ({ type, rewards }: Pick<EventDetail, 'type' | 'rewards'>): boolean =>
  needsDraw(
    type,
    rewards.map(({ conditionValue }) => conditionValue),
  );

/** Hashes that are published before the draw, for verification; renders nothing without a draw. */
export function DrawHashes({ event }: { event: EventDetail }) {
  const { seedCommit, entrantsHash } = event;
  if (!isDrawn(event) || (seedCommit === null && entrantsHash === null)) return null;
  return (
    <Collapsible summary={text.result.verify}>
      <Stack gap={4}>
        <Hash name={text.commit} hash={seedCommit} hint={text.commitHint} />
        <Hash name={text.entrants} hash={entrantsHash} hint={text.entrantsHint} />
      </Stack>
    </Collapsible>
  );
}

type HashProps = { name: string; hash: string | null; hint: string };

const Hash = ({ name, hash, hint }: HashProps) =>
  hash === null ? null : (
    <section>
      <h3>{name}</h3>
      <Muted css={{ overflowWrap: 'anywhere', margin: '$2 0' }}>
        <code>{hash}</code>
      </Muted>
      <Muted>{hint}</Muted>
    </section>
  );
