import { done, failed, type PortSamples, type RegistryEntry } from '../entry.ts';
import { type Driver, type PortDriver, retry } from './driver.ts';

type ResourceRow = Pick<RegistryEntry, 'title' | 'group' | 'machine' | 'input'> & {
  /** Samples of the only port. */
  load: PortSamples;
  /** Options of the chart (machines/kit/resource.machine.ts). */
  reloads?: true;
  silent?: true;
  /** Another input, for a chart whose input the address owns. */
  follows?: unknown;
  /** Walkthroughs besides failure and retry. */
  walkthroughs?: RegistryEntry['walkthroughs'];
};

/** Registry row of one loaded resource: failure, retry, and reload if the chart has it. */
export function resourceEntry({
  load,
  reloads,
  silent,
  follows,
  walkthroughs,
  ...row
}: ResourceRow): RegistryEntry {
  const retried = { type: 'screen.retried' };
  const reloaded = { type: 'screen.reloaded' };
  const loaded = done('load', load.done);
  const lost = failed('load', load.error);
  const again = silent ? [] : [{ name: '실패 뒤 다시 시도', steps: [lost, retried, loaded] }];
  const changed = { type: 'input.changed', input: follows };
  const other = follows ? [{ name: '다른 것 보기', steps: [loaded, changed, loaded] }] : [];
  const anew = reloads ? [{ name: '바뀐 뒤 다시 읽기', steps: [loaded, reloaded, loaded] }] : [];
  return {
    ...row,
    kit: 'resource',
    rests: [...(reloads || follows ? [] : ['loaded']), ...(silent && !follows ? ['failed'] : [])],
    ports: { load },
    events: [...(silent ? [] : [retried]), ...(reloads ? [reloaded] : []), ...(follows ? [changed] : [])],
    walkthroughs: walkthroughs ?? [...again, ...anew, ...other],
  };
}

/** Driver of one loaded resource with a retry; `member` as in `Driver`. */
export const resource = (path: Driver['path'], port: PortDriver, member?: string): Driver => ({
  path,
  ports: { load: port },
  events: { 'screen.retried': retry },
  ...(member ? { member } : {}),
});
