import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope', params: idParams } as const;

/** Endpoint of admins: lifts the login lockout of a member; idempotent. */
export const unlockMember = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/unlock',
  summary: 'End the wait after wrong passwords; said twice is the same as once',
  response: v.null(),
});

/** Endpoint of admins: ends all sessions of a member and its trusted devices. */
export const endMemberSessions = endpoint({
  ...forAdmins,
  method: 'DELETE',
  path: '/api/admin/users/{id}/sessions',
  summary: 'Log a member out everywhere, and have the second step asked again in every browser',
  response: v.object({ ended: v.number() }),
});

/** Endpoint of admins: e-mails the verification link of a member's address again. */
export const resendMemberVerification = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/users/{id}/verification',
  keyed: true,
  summary: 'Mail the link again that proves an address',
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
  summary: 'Make a password worthless, log its owner out and mail the way to a new one',
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
  summary: 'Take the second step away in a day, unless the member refuses by the link of a mail',
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
    'Call off that the second step is taken away; of an administrator’s a second one may also confirm it at once',
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
  summary: 'Make a member an administrator, or an administrator a member; all administrators are told',
  body: roleForm,
  response: v.object({ role: v.picklist(['user', 'admin']) }),
});
