import * as v from 'valibot';
import { endpoint } from './kit/endpoint.ts';
import { dateField, idParams, textField } from './kit/fields.ts';
import { asTopic } from './particle.ts';

export const GENDERS = ['MALE', 'FEMALE'] as const;
export type Gender = (typeof GENDERS)[number];
export const FOOT_WIDTHS = ['NARROW', 'NORMAL', 'WIDE'] as const;
export type FootWidth = (typeof FOOT_WIDTHS)[number];

/** Bounds of body measures: cm, kg, mm. */
export const MEASURES = { height: [100, 250], weight: [30, 200], footSize: [200, 350] } as const;
/** Characters of a name and a nickname. */
export const NAME_LENGTH = { min: 2, max: 50 } as const;

const text = v.nullish(v.string(), '');
const figure = v.nullish(v.number(), null);

/** An answer with the defaults of spec section 3: a missing name is the username. */
const profileSchema = v.pipe(
  v.object({
    userId: v.number(),
    loginId: v.optional(v.string()),
    username: text,
    email: text,
    name: text,
    nickname: text,
    phone: text,
    birthDate: v.nullish(v.string(), null),
    gender: v.nullish(v.picklist(GENDERS), 'MALE'),
    height: figure,
    weight: figure,
    footSize: figure,
    footWidth: v.nullish(v.picklist(FOOT_WIDTHS), 'NORMAL'),
    profileImageUrl: v.nullish(v.string(), null),
  }),
  v.transform((answer) => ({ ...answer, name: answer.name || answer.username })),
);
export type Profile = v.InferOutput<typeof profileSchema>;

/** What a signed-in member may see of another; only the owner's own answer carries the rest. */
const memberProfileSchema = v.object({
  userId: v.number(),
  nickname: text,
  profileImageUrl: v.nullish(v.string(), null),
  gender: v.nullish(v.picklist(GENDERS), 'MALE'),
  height: figure,
  weight: figure,
  footSize: figure,
  footWidth: v.nullish(v.picklist(FOOT_WIDTHS), 'NORMAL'),
  loginId: v.optional(v.string()),
  username: v.optional(v.string()),
  email: v.optional(v.string()),
  name: v.optional(v.string()),
  phone: v.optional(v.string()),
  birthDate: v.optional(v.nullable(v.string())),
});
export type MemberProfile = v.InferOutput<typeof memberProfileSchema>;

const oneLine = (label: string) =>
  v.pipe(
    textField(label, NAME_LENGTH.min, NAME_LENGTH.max),
    v.regex(/^[^\r\n\t]*$/, `${asTopic(label)} 한 줄로 입력해 주세요.`),
  );

const measure = (label: string, [min, max]: readonly [number, number]) => {
  const range = `${label} ${min}~${max} 사이의 숫자로 입력해 주세요.`;
  return v.nullish(
    v.pipe(v.number(range), v.integer(range), v.minValue(min, range), v.maxValue(max, range)),
    null,
  );
};

/** One rule set for the form and the server; spec section 5 gives the defaults. */
export const profileUpdateSchema = v.object({
  name: v.optional(oneLine('이름'), ''),
  nickname: v.optional(oneLine('닉네임'), ''),
  phone: v.optional(
    v.pipe(
      v.string('전화번호를 확인해 주세요.'),
      v.transform((value) => value.replace(/[\s-]/g, '')),
      v.regex(/^(\d{10,11})?$/, '전화번호는 숫자 10~11자리로 입력해 주세요.'),
    ),
    '',
  ),
  birthDate: v.nullish(
    v.pipe(dateField, v.minValue('1900-01-01', '1900년 이후의 날짜를 입력해 주세요.')),
    null,
  ),
  gender: v.nullish(v.picklist(GENDERS, '성별을 골라 주세요.'), 'MALE'),
  height: measure('키는', MEASURES.height),
  weight: measure('몸무게는', MEASURES.weight),
  footSize: measure('발 길이는', MEASURES.footSize),
  footWidth: v.nullish(v.picklist(FOOT_WIDTHS, '발볼을 골라 주세요.'), 'NORMAL'),
  profileImageUrl: v.pipe(
    v.nullish(v.pipe(v.string(), v.maxLength(300, '사진 주소가 너무 길어요.')), null),
    v.transform((value) => value || null),
  ),
});
export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>;

/** 01012345678 → 010-1234-5678; anything that is no Korean number stays as it is. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(02|\d{3})(\d{3,4})(\d{4})$/, '$1-$2-$3');

/** Nobody is born tomorrow; `today` is a local date `yyyy-MM-dd`. */
export const isBirthDateAllowed = (birthDate: string | null, today: string): boolean =>
  birthDate === null || birthDate <= today;

export const FUTURE_BIRTH_DATE = '생년월일은 오늘 이전이어야 해요.';

export const myProfile = endpoint({
  method: 'GET',
  path: '/api/users/me/profile',
  access: 'member',
  summary: 'Own profile; also the check of a stored session',
  response: profileSchema,
  wrapping: 'envelope',
});

export const memberProfile = endpoint({
  method: 'GET',
  path: '/api/users/{id}/profile',
  access: 'member',
  summary: 'Public part of a profile; all of it for its owner',
  params: idParams,
  response: memberProfileSchema,
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
  response: v.pipe(v.string(), v.nonEmpty()),
  wrapping: 'raw',
});
