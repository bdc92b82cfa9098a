import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { stepUpPasskeyOptions } from '#domain/members/auth/passkey.ts';
import {
  fieldsOf,
  type ProofForm,
  type StepUpMethod,
  type StepUpMethods,
  type StepUpProof,
  stepUp,
} from '#domain/members/auth/step-up.ts';
import { stepUpMachine } from '#machines/members/auth/step-up.machine.ts';
import { answerPasskey } from '#src/areas/members/mfa/passkey-browser.ts';
import { followMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

type Asked = { way: StepUpMethod; values: ProofForm; ways: StepUpMethods | null };

const proofOf = ({ way, ways, values }: Asked): StepUpProof =>
  Object.fromEntries(fieldsOf(way, ways).map((field) => [field, values[field]]));

/** Provides the chart of step-up authentication to its endpoints with its calls and effects. */
export const wireStepUp = ({ call }: Pick<AppServices, 'call'>) =>
  wire(stepUpMachine, { call }).provide({
    actors: {
      prove: fromPromise<void, Asked>(async ({ input, signal }) => {
        const passkey =
          input.way === 'passkey'
            ? { passkey: await answerPasskey(await call(stepUpPasskeyOptions, {}, { signal }), signal) }
            : {};
        await call(stepUp, { body: { ...proofOf(input), ...passkey } }, { signal });
      }),
    },
  });

/** The app-wide actor of step-up authentication. */
export const stepUpOf = (app: AppServices): ActorRefFrom<typeof stepUpMachine> =>
  app.actors('stepUp', () => {
    const actor = createActor(wireStepUp(app), { systemId: 'stepUp' }).start();
    followMember(app.session, () => link('session > stepUp', actor)({ type: 'member.left' }));
    return actor;
  });

/** Asks for step-up authentication; calls that arrive meanwhile share the result. */
export function requestStepUp(app: AppServices): Promise<boolean> {
  const elevation = stepUpOf(app);
  return new Promise((resolve) => {
    const { unsubscribe } = elevation.on('proof.answered', ({ isProven }) => {
      unsubscribe();
      resolve(isProven);
    });
    link('pendingRequests > stepUp', elevation)({ type: 'proof.wanted' });
  });
}
