import { fromPromise } from 'xstate';
import { type PushDevices, registerPushDevice } from '#domain/notices/push/push-device.ts';
import { pushDevicesMachine } from '#machines/notices/push-devices.machine.ts';
import { pushOfferMachine } from '#machines/notices/push-offer.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { pushText as text } from './push.text.ts';
import { subscribe, unsubscribe } from './push-browser.ts';
import { keepPushMember, postpone } from './push-choice.ts';

/** Subscribes the browser with the shop's key and registers it for the member. */
export async function enablePush({ call, storage, session }: AppServices, publicKey: string) {
  const devices = await call(registerPushDevice, { body: await subscribe(publicKey) });
  keepPushMember(storage, session.getSnapshot().context.user?.userId ?? null);
  return devices;
}

// Without the abort signal: what the browser has agreed to must reach the server.
const enabling = (app: AppServices) =>
  fromPromise<PushDevices, { publicKey: string }>(({ input }) => enablePush(app, input.publicKey));

/** Provides the chart of the devices that get push notifications with its calls and effects. */
export const wirePushDevices = (app: AppServices) =>
  wire(pushDevicesMachine, app).provide({
    actors: { enable: enabling(app) },
    actions: {
      announceOn: () => app.toast(text.on),
      announceEnded: (_, { isHere }) => {
        app.toast(text.ended);
        if (!isHere) return;
        keepPushMember(app.storage, null);
        // The server sends nothing more, whether or not the browser forgets its subscription.
        unsubscribe().catch(() => undefined);
      },
      notify: (_, { reason }) => app.toast(reason, 'error'),
    },
  });

/** Provides the chart of the offer of push notifications with its calls and effects. */
export const wirePushOffer = (app: AppServices) =>
  wire(pushOfferMachine, app).provide({
    actors: { enable: enabling(app) },
    actions: { rememberPostponed: () => postpone(app.storage) },
  });
