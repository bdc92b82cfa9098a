import { describe, expect, it } from 'vitest';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { registry } from '#proof/registry.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { formerChartIds, presentChartId } from '#src/inspector/model/former-chart-ids.ts';
import { EMPTY_LOG } from '#src/inspector/model/live-log.ts';
import { openLogFile } from '#src/inspector/model/log-file.ts';
import { askedSnapshot } from '#src/inspector/screens/snapshot-address.ts';

const state = { value: 'saving', context: null, status: 'active' };
const actor = { at: 1, actor: 1, parent: null, name: 'x', machine: 'wishes', base: state, now: state };

describe('former id of a chart', () => {
  it.each(formerChartIds)('%s leads to the chart that it names', (id) => {
    const ids = registry.map(({ machine }) => machine.id);
    expect(ids).toContain(presentChartId(id));
    expect(ids).not.toContain(id);
    expect(entryOf(id)?.machine.id).toBe(presentChartId(id));
  });

  it('in a bookmark shows the chart in its display state', () => {
    expect(askedSnapshot('?snapshot=auditTrail:failed')).toEqual({ machine: 'auditLog', stage: 'failed' });
  });

  it('in a log file is read as the present one', () => {
    const text = writeLogFile({ ...EMPTY_LOG, actors: [actor] }, { about: null, pictures: [] });
    expect(openLogFile(text)?.log.actors).toEqual([{ ...actor, machine: 'wishlistToggle' }]);
  });
});
