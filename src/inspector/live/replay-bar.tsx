import { useMemo } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip } from '#src/ui/layout/layout.tsx';
import { entryOf } from '../gallery/entries.ts';
import type { LiveLog } from '../model/live-log.ts';
import { replayLog } from '../model/replay.ts';
import { titleOf } from './actor-tree.tsx';

const { replay: words } = inspectorText.live;

const Bar = styled('section', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  alignItems: 'center',
  fontSize: '13px',
  '& h2': { fontSize: '13px' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '$1', flex: 1 },
});

/** Bar of an imported log that replays it with fresh machines and shows which ones end as recorded. */
export function ReplayBar({ log, onClose }: { log: LiveLog; onClose: () => void }) {
  const replayed = useMemo(() => replayLog(log, (id) => entryOf(id)?.machine), [log]);
  const same = replayed.filter((one) => one.same).length;
  return (
    <Bar data-replay={same === replayed.length ? 'same' : 'differs'}>
      <h2>{words.heading}</h2>
      <span role="status">{words.same(same, replayed.length)}</span>
      <ul>
        {replayed.map(({ actor, steps, same: isSame, recorded, reached }) => (
          <li key={actor.actor} title={words.ended(recorded, reached)}>
            <Chip tone={isSame ? 'plain' : 'accent'}>
              {titleOf(actor)} {words.steps(steps)} {isSame ? words.ok : words.differs}
            </Chip>
          </li>
        ))}
      </ul>
      <Button type="button" size="small" onClick={onClose}>
        {words.close}
      </Button>
    </Bar>
  );
}
