import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type ElevationProof,
  type ElevationWay,
  type ElevationWays,
  elevate,
  fieldsOf,
  type ProofForm,
} from '#domain/members/auth/step-up.ts';
import { elevationOptions } from '#domain/members/auth/passkey.ts';
import { elevationMachine } from '#machines/members/auth/step-up.machine.ts';
import { answerPasskey } from '#src/areas/members/mfa/passkey-browser.ts';
import { followMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

type Asked = { way: ElevationWay; values: ProofForm; ways: ElevationWays | null };

const proofOf = ({ way, ways, values }: Asked): ElevationProof =>
  Object.fromEntries(fieldsOf(way, ways).map((field) => [field, values[field]]));

/** Wires step-up authentication to its endpoints. */
export const wireElevation = ({ call }: Pick<AppServices, 'call'>) =>
  wire(elevationMachine, { call }).provide({
    actors: {
      prove: fromPromise<void, Asked>(async ({ input, signal }) => {
        const passkey =
          input.way === 'passkey'
            ? { passkey: await answerPasskey(await call(elevationOptions, {}, { signal }), signal) }
            : {};
        await call(elevate, { body: { ...proofOf(input), ...passkey } }, { signal });
      }),
    },
  });

/** The app-wide actor of step-up authentication. */
export const elevationOf = (app: AppServices): ActorRefFrom<typeof elevationMachine> =>
  app.actors('elevation', () => {
    const actor = createActor(wireElevation(app), { systemId: 'elevation' }).start();
    followMember(app.session, () => link('session > elevation', actor)({ type: 'member.left' }));
    return actor;
  });

/** Asks for step-up authentication; calls that arrive meanwhile share the result. */
export function askForProof(app: AppServices): Promise<boolean> {
  const elevation = elevationOf(app);
  return new Promise((resolve) => {
    const { unsubscribe } = elevation.on('proof.answered', ({ isProven }) => {
      unsubscribe();
      resolve(isProven);
    });
    link('calls > elevation', elevation)({ type: 'proof.wanted' });
  });
}
