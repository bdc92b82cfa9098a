import { listSettings, type SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the settings page: loads every setting of the shop; each is changed in its own form. */
export const settingsMachine = createResourceMachine<readonly SettingRow[]>({
  id: 'settings',
  description: 'Everything that is set in the shop, each for a form of its own.',
  load: endpointPort(listSettings, () => ({})),
});
