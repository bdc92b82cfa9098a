import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope', params: idParams } as const;

/** Endpoint of admins: lifts the login lockout of a member; idempotent. */
export const unlockMember = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/unlock',
  summary: "Ends a member's lockout after wrong passwords; idempotent.",
  response: v.null(),
});

/** Endpoint of admins: ends all sessions of a member and its trusted devices. */
export const endMemberSessions = endpoint({
  ...forAdmins,
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  summary: 'Ends all sessions of a member and revokes the trust of every browser.',
  response: v.object({ ended: v.number() }),
});

/** Endpoint of admins: e-mails the verification link of a member's address again. */
export const resendMemberVerification = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/verification',
  keyed: true,
  summary: 'Resends the e-mail verification link.',
  response: v.null(),
});

/**
 * Endpoint of admins: invalidates a member's password, ends the sessions and e-mails a reset link;
 * requires step-up.
 */
export const voidPassword = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/password-reset',
  keyed: true,
  fresh: true,
  summary: "Invalidates a member's password, ends all sessions and sends a reset link.",
  response: v.null(),
});

/**
 * Endpoint of admins: schedules the removal of a member's second factor in a day; the member can
 * refuse by an e-mailed link; requires step-up.
 */
export const askMfaReset = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/mfa-reset',
  keyed: true,
  fresh: true,
  summary:
    "Schedules the removal of a member's second factor in a day; the member can refuse it by an e-mail link.",
  response: v.object({ resetId: v.number(), dueAt: v.string() }),
});

/**
 * Endpoint of admins: cancels a scheduled removal of a second factor; a second admin may confirm
 * that of an admin at once; requires step-up.
 */
export const decideMfaReset = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/mfa-resets/{id}/decision',
  keyed: true,
  fresh: true,
  summary:
    "Cancels a scheduled removal of a second factor; for an administrator's, a second administrator may also confirm it at once.",
  body: v.object({ confirm: v.boolean() }),
  response: v.null(),
});

/** Form of a change between member and admin, confirmed by the nickname. */
export const roleForm = v.object({
  role: v.picklist(['user', 'admin'], '역할을 골라 주세요.'),
  /** Nickname typed as confirmation, which guards against changing the wrong member. */
  nickname: v.pipe(v.string('닉네임을 입력해 주세요.'), v.trim(), v.maxLength(100)),
});

/**
 * Endpoint of admins: makes a member an admin or an admin a member; all admins are notified;
 * requires step-up.
 */
export const changeRole = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/role',
  keyed: true,
  fresh: true,
  summary: 'Grants or revokes the administrator role; all administrators are notified.',
  body: roleForm,
  response: v.object({ role: v.picklist(['user', 'admin']) }),
});
