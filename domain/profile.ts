import * as v from 'valibot';
import { endpoint } from './kit/endpoint.ts';
import { dateField, idParams, textField } from './kit/fields.ts';

export const GENDERS = ['MALE', 'FEMALE'] as const;
export const FOOT_WIDTHS = ['NARROW', 'NORMAL', 'WIDE'] as const;
/** Bounds of body measures: cm, kg, mm. */
export const MEASURES = { height: [100, 250], weight: [30, 200], footSize: [200, 350] } as const;

const profileSchema = v.object({
  userId: v.number(),
  username: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  nickname: v.string(),
  phone: v.optional(v.nullable(v.string()), ''),
  birthDate: v.optional(v.nullable(v.string()), null),
  gender: v.optional(v.nullable(v.string()), 'MALE'),
  height: v.optional(v.nullable(v.number()), null),
  weight: v.optional(v.nullable(v.number()), null),
  footSize: v.optional(v.nullable(v.number()), null),
  footWidth: v.optional(v.nullable(v.string()), 'NORMAL'),
  profileImageUrl: v.optional(v.nullable(v.string()), null),
});
export type Profile = v.InferOutput<typeof profileSchema>;

const measure = (label: string, [min, max]: readonly [number, number]) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(`${label}: 숫자를 입력해 주세요.`),
        v.integer(`${label}: 소수점 없이 입력해 주세요.`),
        v.minValue(min, `${label}: ${min} 이상이어야 해요.`),
        v.maxValue(max, `${label}: ${max} 이하여야 해요.`),
      ),
    ),
    null,
  );

/** One rule set for the form and the server (spec section 5 gives the defaults). */
export const profileUpdateSchema = v.object({
  name: textField('이름', 2, 50),
  nickname: textField('닉네임', 2, 50),
  phone: v.optional(
    v.pipe(
      v.string('전화번호를 확인해 주세요.'),
      v.transform((text) => text.replace(/[\s-]/g, '')),
      v.regex(/^(\d{10,11})?$/, '전화번호는 숫자 10~11자리로 입력해 주세요.'),
    ),
    '',
  ),
  birthDate: v.optional(v.nullable(dateField), null),
  gender: v.optional(v.picklist(GENDERS, '성별을 골라 주세요.'), 'MALE'),
  height: measure('키', MEASURES.height),
  weight: measure('몸무게', MEASURES.weight),
  footSize: measure('발 길이', MEASURES.footSize),
  footWidth: v.optional(v.picklist(FOOT_WIDTHS, '발볼을 골라 주세요.'), 'NORMAL'),
  profileImageUrl: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
});
export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>;

export const myProfile = endpoint({
  method: 'GET',
  path: '/api/users/me/profile',
  access: 'member',
  summary: 'Own profile',
  response: profileSchema,
  wrapping: 'envelope',
});

export const memberProfile = endpoint({
  method: 'GET',
  path: '/api/users/{id}/profile',
  access: 'public',
  summary: 'Public part of a profile; all of it for its owner and for admins',
  params: idParams,
  response: profileSchema,
  wrapping: 'envelope',
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/me/profile',
  access: 'member',
  summary: 'Replace my profile',
  body: profileUpdateSchema,
  response: v.null(),
  wrapping: 'envelope',
});

export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/users/me/profile/image',
  access: 'member',
  summary: 'Store a picture; the body of the answer is its address',
  multipart: true,
  response: v.string(),
  wrapping: 'raw',
});
