import { expect, it } from 'vitest';
import { memberEntries } from '#proof/samples/community/member.entry.ts';

it('charts that say whom the reader follows read it anew where the server has drawn them for a visitor', () => {
  const marked = memberEntries.filter(({ ports }) =>
    Object.values(ports).some(({ done }) => JSON.stringify(done ?? null).includes('"isFollowing"')),
  );
  const known = marked.map(({ machine }) => [machine.id, machine.config.meta?.hasMarks]);
  expect(known).toEqual([
    ['memberPage', true],
    ['followList', true],
  ]);
});
