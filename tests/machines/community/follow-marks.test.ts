import { expect, it } from 'vitest';
import { proofs as memberEntries } from '#proof/community/member.proof.ts';

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
