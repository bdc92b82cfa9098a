import { endPushDevice, listPushDevices, registerPushDevice } from '#domain/notices/push/push-device.ts';
import type { Feature } from '../../kit/feature.ts';
import { devicesOf, endDevice, registerDevice } from './push-service.ts';

/** Registers the endpoints of the browsers to which notifications are pushed. */
export const pushRoutes: Feature = (route, context) => {
  route(listPushDevices, ({ user }) => devicesOf(context.db, context, user));
  route(registerPushDevice, ({ user, body }) => registerDevice(context, user, body));
  route(endPushDevice, ({ user, params }) => endDevice(context, user, params.id));
};
