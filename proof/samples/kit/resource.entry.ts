import { done, failed, type PortSamples, type RegistryEntry } from '../../entry.ts';

type ResourceRow = Pick<RegistryEntry, 'title' | 'group' | 'machine' | 'input'> & {
  /** Samples of the one port. */
  load: PortSamples;
  /** As the chart was made (machines/kit/resource.machine.ts). */
  reloads?: true;
  silent?: true;
  /** Another input, where the address owns it. */
  follows?: unknown;
  /** Other ways than failing and trying again. */
  walkthroughs?: RegistryEntry['walkthroughs'];
};

/** The row of one loaded thing: failed, tried again, and read anew where something asks for that. */
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
