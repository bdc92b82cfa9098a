import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { dateField, textField } from '../../kit/forms/form-fields.ts';
import { hasTurn } from '../../kit/forms/invisible-characters.ts';
import { asTopic } from '../../kit/forms/particle.ts';
import { LEAST_BIRTH_YEAR } from '../../policies/accounts.ts';
import { plainNickname } from './nickname.ts';
import { BODY_VISIBILITIES, FOOT_WIDTHS, GENDERS } from './profile.ts';

/** Bounds of body measurements in cm, kg and mm. */
export const MEASURES = { height: [100, 250], weight: [30, 200], footSize: [200, 350] } as const;
/** Least and most characters of a name and of a nickname. */
export const NAME_LENGTH = { min: 2, max: 50 } as const;

const oneLine = (label: string) =>
  v.pipe(
    textField(label, NAME_LENGTH.min, NAME_LENGTH.max),
    v.regex(/^[^\r\n\t]*$/, `${asTopic(label)} 한 줄로 입력해 주세요.`),
  );

/** Form field of the name of a member, one line. */
export const nameField = oneLine('이름');

/** Form field of a nickname, normalised; characters that change the text direction are refused. */
export const nicknameField = v.pipe(
  v.string('닉네임을 글자로 입력해 주세요.'),
  v.check((text) => !hasTurn(text), '닉네임에 쓸 수 없는 문자가 있어요.'),
  v.transform(plainNickname),
  oneLine('닉네임'),
);

/** Returns the message for an invalid nickname; null if valid. */
export const nicknameProblem = (text: string): string | null => {
  const { issues } = v.safeParse(nicknameField, text);
  return issues?.[0].message ?? null;
};

/** Other clients send nothing or '' for a value that is left unchanged. */
const orKept = (label: string, field: typeof nicknameField | typeof nameField) =>
  v.nullish(
    v.union([v.pipe(v.string(), v.trim(), v.literal('')), field], `${label} 칸을 확인해 주세요.`),
    '',
  );

const measure = (label: string, [min, max]: readonly [number, number]) => {
  const range = `${label} ${min}~${max} 사이의 숫자로 입력해 주세요.`;
  return v.nullish(
    v.pipe(v.number(range), v.integer(range), v.minValue(min, range), v.maxValue(max, range)),
    null,
  );
};

/** Date of birth, from LEAST_BIRTH_YEAR on. */
export const birthDateField = v.pipe(
  dateField,
  v.minValue(`${LEAST_BIRTH_YEAR}-01-01`, `${LEAST_BIRTH_YEAR}년 이후의 날짜를 입력해 주세요.`),
);

/** Form field of the foot length in millimetres. */
export const footSizeField = measure('발 길이는', MEASURES.footSize);
const bodyVisibilityField = v.picklist(BODY_VISIBILITIES, '신체 정보를 누가 볼지 골라 주세요.');

/** Body of the update; defaults as in spec 5.2. An empty name or nickname leaves the old one. */
export const profileUpdateSchema = v.object({
  name: orKept('이름', nameField),
  nickname: orKept('닉네임', nicknameField),
  phone: v.nullish(
    v.pipe(
      v.string('전화번호를 확인해 주세요.'),
      v.transform((value) => value.replace(/[\s-]/g, '')),
      v.regex(/^(\d{10,11})?$/, '전화번호는 숫자 10~11자리로 입력해 주세요.'),
    ),
    '',
  ),
  birthDate: v.nullish(birthDateField, null),
  gender: v.nullish(v.picklist(GENDERS, '성별을 골라 주세요.'), 'MALE'),
  height: measure('키는', MEASURES.height),
  weight: measure('몸무게는', MEASURES.weight),
  footSize: footSizeField,
  footWidth: v.nullish(v.picklist(FOOT_WIDTHS, '발볼을 골라 주세요.'), 'NORMAL'),
  /**
   * If omitted it is left unchanged, so that a form without this field cannot publish measurements.
   */
  bodyVisibility: v.optional(bodyVisibilityField),
  profileImageUrl: v.pipe(
    v.nullish(v.pipe(v.string(), v.maxLength(300, '사진 주소가 너무 길어요.')), null),
    v.transform((value) => value || null),
  ),
});
export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>;

/** Form of the profile: unlike in the API, both names are required. */
export const profileFormSchema = v.object({
  ...profileUpdateSchema.entries,
  name: nameField,
  nickname: nicknameField,
});

/** Returns whether a date of birth is not in the future; `today` is a local date `yyyy-MM-dd`. */
export const isBirthDateAllowed = (birthDate: string | null, today: string): boolean =>
  birthDate === null || birthDate <= today;

/** Message for a birth date in the future. */
export const FUTURE_BIRTH_DATE = '생년월일은 오늘 이전이어야 해요.';

/** Endpoint of members: replaces the own profile. */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/users/me/profile',
  access: 'member',
  summary: "Replaces the caller's profile.",
  body: profileUpdateSchema,
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: sets who sees the own body measurements, and nothing else. */
export const setBodyVisibility = endpoint({
  method: 'PUT',
  path: '/api/users/me/body-visibility',
  access: 'member',
  summary: "Sets the visibility of the caller's body measurements only.",
  body: v.object({ bodyVisibility: bodyVisibilityField }),
  response: v.null(),
  wrapping: 'envelope',
});

/** Endpoint of members: uploads a profile picture and returns its address. */
export const uploadProfileImage = endpoint({
  method: 'POST',
  path: '/api/users/me/profile/image',
  access: 'member',
  summary: 'Stores a profile picture and returns its address.',
  multipart: true,
  response: v.pipe(v.string(), v.nonEmpty()),
  wrapping: 'raw',
  rateLimit: 20,
});
