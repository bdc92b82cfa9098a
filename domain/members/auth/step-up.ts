import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import type { FieldProblem } from '../../kit/errors.ts';
import { ELEVATION_MINUTES } from '../../policies/accounts.ts';
import { passkeyProof } from './passkey.ts';

/** Methods of step-up authentication available to a member. */
const waysSchema = v.object({
  password: v.boolean(),
  /** True if MFA is on: a code is required in addition to the password. */
  code: v.boolean(),
  passkey: v.boolean(),
  /** E-mail code, for members without any other method. */
  mail: v.boolean(),
});
export type StepUpMethods = v.InferOutput<typeof waysSchema>;

const given = v.pipe(v.string(), v.nonEmpty('입력해 주세요.'), v.maxLength(255, '너무 길어요.'));

/** Typed code: case-insensitive, spaces and hyphens ignored. */
export const typedCode = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('코드를 입력해 주세요.'),
  v.maxLength(64, '코드가 너무 길어요.'),
);

const proofSchema = v.pipe(
  v.object({
    password: v.optional(given),
    code: v.optional(typedCode),
    mailCode: v.optional(typedCode),
    passkey: v.optional(passkeyProof),
  }),
  v.check((proof) => Object.values(proof).some((part) => part !== undefined), '본인 확인이 필요해요.'),
);
export type StepUpProof = v.InferOutput<typeof proofSchema>;

export type StepUpMethod = keyof StepUpMethods;

/** Endpoint of members: lists the methods of step-up authentication open to the member. */
export const stepUpMethods = endpoint({
  method: 'GET',
  path: '/api/users/me/elevate',
  access: 'member',
  summary: "Returns the caller's methods of step-up authentication.",
  response: waysSchema,
  wrapping: 'envelope',
  beforeMfa: true,
});

/**
 * Endpoint of members: verifies identity again, which opens sensitive endpoints to this session for
 * some minutes.
 */
export const stepUp = endpoint({
  method: 'POST',
  path: '/api/users/me/elevate',
  access: 'member',
  summary: `Performs step-up authentication: for ${ELEVATION_MINUTES} minutes the session may make calls that require it.`,
  body: proofSchema,
  response: v.object({ elevatedUntil: v.string() }),
  wrapping: 'envelope',
  beforeMfa: true,
  rateLimit: 10,
  limit: 'PROOF',
});

/** Endpoint of members: e-mails a step-up code, for members without password and passkey. */
export const mailStepUpCode = endpoint({
  method: 'POST',
  path: '/api/users/me/elevate/mail',
  access: 'member',
  summary: 'Sends a step-up code by e-mail to members without a password or passkey.',
  response: v.null(),
  wrapping: 'envelope',
  beforeMfa: true,
  rateLimit: 5,
  limit: 'PROOF_MAIL',
});

/** Values of the step-up form. */
export type ProofForm = { password: string; code: string; mailCode: string };

/** Returns the fields that a method requires. */
export const fieldsOf = (way: StepUpMethod, ways: StepUpMethods | null): readonly (keyof ProofForm)[] => {
  if (way === 'password') return ways?.code ? ['password', 'code'] : ['password'];
  if (way === 'code') return ['code'];
  return way === 'mail' ? ['mailCode'] : [];
};

/** Returns the required fields that are still empty. */
export const missingFor = (
  way: StepUpMethod,
  ways: StepUpMethods | null,
  values: ProofForm,
): FieldProblem[] =>
  fieldsOf(way, ways)
    .filter((field) => values[field].trim() === '')
    .map((field) => ({ field, message: '입력해 주세요.' }));
