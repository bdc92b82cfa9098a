import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { nicknameField } from '../profile/profile-form.ts';

/** Public endpoint: checks whether a nickname is available. */
export const checkNickname = endpoint({
  method: 'GET',
  path: '/api/auth/nickname',
  access: 'public',
  notKept: true,
  summary: 'Returns whether a nickname is available.',
  query: v.object({ value: nicknameField }),
  response: v.object({ nickname: v.string(), available: v.boolean() }),
  wrapping: 'envelope',
  rateLimit: 30,
});
