import { describe, expect, it } from 'vitest';
import { pendingRequestsEntry } from '#proof/shell/pending-requests.proof.ts';
import { start } from '../start.ts';

const delayed = (path: string) => ({ type: 'read.delayed', path, seconds: 1 });
const repeated = (path: string) => ({ type: 'read.repeated', path });
const started = (key: string, operation = 'POST /api/payments') => ({
  type: 'write.started',
  operation,
  key,
});
const ended = (key: string) => ({ type: 'write.ended', key });

describe('callsMachine: delayed reads', () => {
  it('stay listed until each was repeated', async () => {
    const { flow, play } = start(pendingRequestsEntry);
    await play(delayed('/a'), delayed('/b'), repeated('/a'));
    expect([flow.snapshot.hasTag('pending'), flow.snapshot.context.waiting]).toEqual([true, ['/b']]);
    await play(repeated('/b'));
    expect([flow.snapshot.value, flow.snapshot.context.waiting]).toEqual(['flowing', []]);
  });
});

describe('callsMachine: writes', () => {
  it('are listed with their keys until they are done, each key once', async () => {
    const { play } = start(pendingRequestsEntry);
    const { context } = await play(started('k-1'), started('k-2', 'POST /api/feeds'), started('k-1'));
    expect(context.writes).toEqual([
      { operation: 'POST /api/feeds', key: 'k-2' },
      { operation: 'POST /api/payments', key: 'k-1' },
    ]);
    expect((await play(ended('k-2'))).context.writes).toEqual([
      { operation: 'POST /api/payments', key: 'k-1' },
    ]);
  });

  it('are independent of delayed reads', async () => {
    const { flow, play } = start(pendingRequestsEntry);
    const { context } = await play(delayed('/a'), started('k-1'), ended('k-1'));
    expect([context.writes, flow.snapshot.value]).toEqual([[], 'waiting']);
  });
});
