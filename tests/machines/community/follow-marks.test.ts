import { expect, it } from 'vitest';
import { memberEntries } from '#proof/samples/community/member.entry.ts';

it('charts with follow toggles reload for a member after the server has rendered them for a guest', () => {
  const marked = memberEntries.filter(({ ports }) =>
    Object.values(ports).some(({ done }) => JSON.stringify(done ?? null).includes('"isFollowing"')),
  );
  const known = marked.map(({ machine }) => [machine.id, machine.config.meta?.hasMarks]);
  expect(known).toEqual([
    ['memberPage', true],
    ['followList', true],
  ]);
});
