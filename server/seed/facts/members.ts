import { ACCOUNTS } from './accounts.ts';

/** Seeded member with body measurements. */
export type SeedMember = {
  role: 'user' | 'seller' | 'admin';
  email: string;
  nickname: string;
  name: string;
  gender: 'MALE' | 'FEMALE';
  /** Measurements in cm, kg and mm; null if not given. */
  height: number | null;
  weight: number | null;
  footSize: number | null;
  footWidth: 'NARROW' | 'NORMAL' | 'WIDE';
};

type Row = readonly [
  string,
  string,
  string,
  SeedMember['gender'],
  number | null,
  number | null,
  number | null,
  SeedMember['footWidth'],
];

const SHOPPERS: readonly Row[] = [
  ['jiwoo', '지우개', '한지우', 'FEMALE', 164, 53, 240, 'NORMAL'],
  ['minjun', '민준러너', '최민준', 'MALE', 178, 72, 270, 'NORMAL'],
  ['seoyeon', '서연의발', '오서연', 'FEMALE', 158, 49, 235, 'NARROW'],
  ['doyun', '도윤', '강도윤', 'MALE', 183, 80, 285, 'WIDE'],
  ['haeun', '하은', '윤하은', 'FEMALE', 170, 60, 250, 'NORMAL'],
  ['yejun', '예준스냅', '장예준', 'MALE', 175, 68, 265, 'WIDE'],
  ['subin', '수빈', '임수빈', 'FEMALE', 162, null, 240, 'WIDE'],
  ['gunwoo', '건우산책', '서건우', 'MALE', 172, 66, 260, 'NORMAL'],
  ['nari', '나리나리', '신나리', 'FEMALE', null, null, 245, 'NORMAL'],
  ['taeo', '태오', '권태오', 'MALE', 180, 76, 275, 'NORMAL'],
];

const SELLERS = [
  ['runners@sinbaljang.test', '달리는점장', '정달림'],
  ['alley@sinbaljang.test', '골목점장', '문골목'],
  ['seasons@sinbaljang.test', '사계절점장', '조사계'],
] as const;

const unknownBody = {
  height: null,
  weight: null,
  footSize: null,
  footWidth: 'NORMAL',
  gender: 'MALE',
} as const;

/** Members in order of id, beginning with the three demo accounts. */
export const MEMBERS: readonly SeedMember[] = [
  ...ACCOUNTS.map((account) =>
    account.role === 'user'
      ? {
          ...account,
          gender: 'FEMALE' as const,
          height: 167,
          weight: 57,
          footSize: 245,
          footWidth: 'WIDE' as const,
        }
      : { ...account, ...unknownBody },
  ),
  ...SELLERS.map(([email, nickname, name]) => ({
    role: 'seller' as const,
    email,
    nickname,
    name,
    ...unknownBody,
  })),
  ...SHOPPERS.map(([id, nickname, name, gender, height, weight, footSize, footWidth]) => ({
    role: 'user' as const,
    email: `${id}@sinbaljang.test`,
    nickname,
    name,
    gender,
    height,
    weight,
    footSize,
    footWidth,
  })),
];

/**
 * Members from before consents were recorded, who are asked at login (decision 087). They have no
 * activity, so that a tester is asked first.
 */
export const UNASKED: readonly (SeedMember & { agreed: 'NOTHING' | 'OLDEST' })[] = [
  ['oldest', '오래된발', '백오래', 'OLDEST'] as const,
  ['unasked', '조용한걸음', '남조용', 'NOTHING'] as const,
].map(([id, nickname, name, agreed]) => ({
  ...unknownBody,
  role: 'user' as const,
  email: `${id}@sinbaljang.test`,
  nickname,
  name,
  agreed,
}));
