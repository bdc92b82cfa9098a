import { formatNumber } from '#domain/kit/format.ts';
import { STORY } from '#domain/policies/selling.ts';

/** Copy of the story in the product editor. */
export const productStoryText = {
  empty: '아직 작성한 이야기가 없어요.',
  text: (n: number) => `${formatNumber(n)}번째 칸, 글`,
  picture: (n: number) => `${formatNumber(n)}번째 칸, 사진`,
  body: '글',
  alt: '사진 설명',
  altHint: '사진을 볼 수 없는 고객에게 읽어 주는 설명이에요. 예: 굽 옆을 가까이 찍은 모습',
  decorative: '장식용 사진이라 설명이 필요 없어요',
  up: (n: number) => `${formatNumber(n)}번째 칸을 위로`,
  down: (n: number) => `${formatNumber(n)}번째 칸을 아래로`,
  drop: (n: number) => `${formatNumber(n)}번째 칸 빼기`,
  addText: '글 넣기',
  addPictures: '사진 넣기',
  full: `칸을 ${STORY.blocks}개 모두 썼어요.`,
  preview: '미리 보기',
} as const;
