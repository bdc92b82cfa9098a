import { listSettings, type SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

export const settingsMachine = createResourceMachine<readonly SettingRow[]>({
  id: 'settings',
  description: 'Everything that is set in the shop, each for a form of its own.',
  load: endpointPort(listSettings, () => ({})),
});
