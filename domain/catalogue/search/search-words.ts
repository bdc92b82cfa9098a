import { COLORS } from '../colors.ts';
import type { PRODUCT_GENDERS } from '../product-list/product-values.ts';
import type { MeantSize } from '../size-conversion.ts';

type Gender = (typeof PRODUCT_GENDERS)[number];

/** Meaning of a search word beyond its literal text. */
export type Meaning = {
  colors?: readonly string[];
  /** Category types. */
  categories?: readonly string[];
  genders?: readonly Gender[];
  /** Sizes of options with the genders for which they are meant. */
  sizes?: readonly MeantSize[];
  /** Synonyms found in descriptions, without spaces. */
  said?: readonly string[];
  /** Filler word that narrows nothing: it fits every product or cannot be checked. */
  isFiller?: true;
};

/** Synonyms of one meaning, separated by spaces, and that meaning. */
type Row = readonly [words: string, meaning: Meaning];

const COLOR_ROWS: readonly (readonly [words: string, codes: string])[] = [
  ['흰 흰색 하얀 하얀색 백색 화이트 white', 'WHITE'],
  ['검정 검정색 검은 검은색 까만 까만색 블랙 black', 'BLACK'],
  ['회색 쥐색 그레이 gray grey', 'GRAY LIGHT_GRAY DARK_GRAY'],
  ['은색 실버 silver', 'SILVER'],
  ['빨강 빨간 빨간색 빨강색 레드 red', 'RED DEEP_RED'],
  ['자주 자주색 와인 와인색 버건디', 'BURGUNDY DEEP_RED'],
  ['분홍 분홍색 핑크 pink', 'PINK PALE_PINK LIGHT_PINK DARK_PINK'],
  ['살구색 피치', 'PEACH'],
  ['주황 주황색 오렌지 orange', 'ORANGE LIGHT_ORANGE DARK_ORANGE'],
  ['노랑 노란 노란색 옐로 옐로우 yellow', 'YELLOW LIGHT_YELLOW MUSTARD'],
  ['금색 골드 gold', 'GOLD'],
  ['연두 연두색 라임 lime', 'LIME LIGHT_GREEN'],
  ['초록 초록색 녹색 그린 green', 'GREEN LIGHT_GREEN DARK_GREEN OLIVE_GREEN'],
  ['국방색 카키 khaki', 'KHAKI KHAKI_BEIGE OLIVE_GREEN'],
  ['민트 민트색 mint', 'MINT'],
  ['하늘색 소라색 스카이블루', 'SKY_BLUE'],
  ['파랑 파란 파란색 블루 blue', 'BLUE SKY_BLUE DARK_BLUE'],
  ['남색 곤색 네이비 navy', 'NAVY DARK_NAVY'],
  ['보라 보라색 퍼플 purple', 'PURPLE LAVENDER'],
  ['갈색 밤색 브라운 brown', 'BROWN LIGHT_BROWN DARK_BROWN'],
  ['모래색 샌드', 'SAND'],
  ['베이지 베이지색 beige', 'BEIGE DARK_BEIGE SAND'],
  ['아이보리 크림 크림색 ivory', 'IVORY'],
];

const CATEGORY_ROWS: readonly (readonly [words: string, types: string])[] = [
  ['운동화', 'SNEAKERS RUNNING SPORTS CONVERSE'],
  ['스니커즈 스니커 sneakers', 'SNEAKERS'],
  ['런닝화 러닝화 런닝 러닝 런닝슈즈 러닝슈즈 조깅화 달리기 running', 'RUNNING'],
  ['부츠 장화 boots', 'BOOTS'],
  ['샌들 슬리퍼 sandals', 'SANDALS'],
  ['컨버스 캔버스화 캔버스 canvas', 'CONVERSE'],
  ['스포츠화 체육화 sports', 'SPORTS'],
  ['구두 정장화 정장구두', 'DRESS'],
];

const OTHER_ROWS: readonly Row[] = [
  ['신발 슈즈 상품 제품 shoes', { isFiller: true }],
  ['좋은 편한 예쁜 이쁜 멋진 괜찮은 인기 추천 가성비 색 색상', { isFiller: true }],
  ['남자 남성 남성용 남자용', { genders: ['MEN', 'UNISEX'] }],
  ['여자 여성 여성용 여자용', { genders: ['WOMEN', 'UNISEX'] }],
  ['쿠션 쿠셔닝 푹신한 폭신한', { said: ['쿠션', '푹신', '폭신', '충격'] }],
  ['방수 방수되는', { said: ['방수', '물이새지', '비오는날에도'] }],
  ['가벼운 경량 경량화', { said: ['가벼운', '가볍'] }],
  ['발볼 넓은 발볼넓은', { said: ['발볼', '둥근앞코'] }],
  ['안미끄러운 미끄럼방지 논슬립', { said: ['미끄러지지', '미끄럽지', '밀리지'] }],
  ['겨울 방한 보온 따뜻한', { said: ['한겨울', '양털', '포근'] }],
  ['여름 시원한', { said: ['여름', '금방마르'] }],
  ['등산 등산화 트레킹 트레킹화 하이킹', { said: ['등산', '트레킹', '바위'] }],
  ['출근 출근용 면접 하객 결혼식', { said: ['출근', '결혼식'] }],
  ['키높이 통굽 플랫폼', { said: ['통굽', '두꺼운밑창'] }],
];

const listOf = (words: string): readonly string[] => words.split(' ');

const rows: readonly Row[] = [
  // A colour is also found by its own name, without spaces.
  ...COLORS.map(({ code, name }): Row => [name.replaceAll(' ', ''), { colors: [code] }]),
  ...COLOR_ROWS.map(([words, codes]): Row => [words, { colors: listOf(codes) }]),
  ...CATEGORY_ROWS.map(([words, types]): Row => [words, { categories: listOf(types) }]),
  ...OTHER_ROWS,
];
const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  rows.flatMap(([words, meaning]) => listOf(words).map((word) => [word, meaning] as const)),
);

/** Returns the meaning of a search word; null for a word that is only matched literally. */
export const meaningOf = (word: string): Meaning | null => MEANINGS.get(word) ?? null;

/** Splits a search word into two known words (흰색운동화); else returns it unchanged. */
export function knownWords(word: string): string[] {
  if (meaningOf(word)) return [word];
  for (let place = 1; place < word.length; place += 1) {
    const parts = [word.slice(0, place), word.slice(place)];
    if (parts.every((part) => meaningOf(part))) return parts;
  }
  return [word];
}
