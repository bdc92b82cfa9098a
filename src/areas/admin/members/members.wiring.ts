import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { changeRole, roleForm } from '#domain/admin/members/member-account.ts';
import { activityForm, awardActivity } from '#domain/admin/members/member-awards.ts';
import {
  addMemo,
  type MemberPersonal,
  memoForm,
  personalForm,
  readPersonal,
} from '#domain/admin/members/member-detail.ts';
import { movePoints, pointsForm } from '#domain/admin/members/member-points.ts';
import {
  liftForm,
  liftSanction,
  sanctionMember,
  sanctionSchema,
} from '#domain/admin/members/member-sanctions.ts';
import { memberActionMachine } from '#machines/admin/members/member-action.machine.ts';
import { memberDetailMachine } from '#machines/admin/members/member-detail.machine.ts';
import { type MemberSent, memberFormMachine } from '#machines/admin/members/member-form.machine.ts';
import { memberListMachine } from '#machines/admin/members/member-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of members. */
export const wireMemberList = (app: AppServices) => wire(memberListMachine, app);

/** Wires one member, as an admin sees it. */
export const wireMemberDetail = (app: AppServices) => wire(memberDetailMachine, app);

/** Sends a valid form to the endpoint of its action. */
async function sent({ call }: AppServices, { about, body }: MemberSent): Promise<MemberPersonal | null> {
  const params = { id: about.userId };
  switch (about.deed) {
    case 'personal':
      return call(readPersonal, { params, body: v.parse(personalForm, body) });
    case 'sanction':
      await call(sanctionMember, { params, body: v.parse(sanctionSchema, body) });
      return null;
    case 'lift':
      await call(liftSanction, { params: { id: about.sanctionId }, body: v.parse(liftForm, body) });
      return null;
    case 'memo':
      await call(addMemo, { params, body: v.parse(memoForm, body) });
      return null;
    case 'points':
      await call(movePoints, { params, body: v.parse(pointsForm, body) });
      return null;
    case 'activity':
      await call(awardActivity, { body: { userId: about.userId, ...v.parse(activityForm, body) } });
      return null;
    case 'role':
      await call(changeRole, { params, body: v.parse(roleForm, body) });
      return null;
  }
}

/** Wires the forms about one member; revealed contact data, else null, goes to `onDone`. */
export const wireMemberForm = (
  app: AppServices,
  focusProblem: () => void,
  onDone: (personal: MemberPersonal | null) => void,
) =>
  memberFormMachine.provide({
    actors: {
      save: fromPromise<MemberPersonal | null, { body: MemberSent }>(({ input }) => sent(app, input.body)),
    },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onDone(result) },
  });

/** Wires one action on an account; `act` sends the call. */
export const wireMemberAction = (
  app: AppServices,
  { act, onDone }: { act: (app: AppServices, id: number) => Promise<unknown>; onDone: () => void },
) =>
  memberActionMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async ({ input }) => {
        await act(app, input.id);
      }),
    },
    actions: { leave: () => onDone(), notify: (_, { reason }) => app.toast(reason, 'error') },
  });
