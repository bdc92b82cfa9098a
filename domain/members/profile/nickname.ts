import { withoutInvisible } from '../../kit/forms/invisible-characters.ts';
import { ANONYMIZED_NAME, WITHDRAWN } from './anonymized-name.ts';

/*
 * Nicknames identify members to each other, so no two may look alike. This is a small part of UTS
 * 39: homoglyphs of Latin letters count as those; diacritics and letter case are ignored.
 */

// Standalone jamo are stored as typed (ㅋㅋ): their compatibility form would be a half syllable.
const BUT_JAMO = /[^\u3131-\u318e]+/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** Normalises a nickname for storage: NFKC, no invisible characters, single spaces. */
export const plainNickname = (text: string): string =>
  withoutInvisible(withoutInvisible(text).replace(BUT_JAMO, (part) => part.normalize('NFKC')))
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Homoglyphs and, below each, the Latin letter: Cyrillic, Greek, small capitals, strokes. */
export const LOOKALIKES: readonly (readonly [string, string])[] = [
  ['АВСЕНІЈКМОРԚЅТѴԜХҮаԁеһіјӏорԛгѕѵԝхувнктм', 'ABCEHIJKMOPQSTVWXYadehijlopqrsvwxybhktm'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεηικνορτυχωγ', 'ABEZHIKMNOPTYXaenikvoptuxwy'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
  ['ıɑɡɩøłđħŧƒɓɗЬь', 'iagioldhtfbdbb'],
];
const LATIN = new Map(
  LOOKALIKES.flatMap(([letters, latin]) =>
    [...letters].map((letter, place) => [letter, latin[place]] as const),
  ),
);

/** Returns the skeleton of a nickname, equal for two nicknames that look alike. */
export const skeletonOf = (nickname: string): string =>
  [...plainNickname(nickname).normalize('NFKD').replace(LATIN_MARKS, '')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .normalize('NFKC');

/**
 * Words that suggest staff: Korean ones anywhere, Latin ones as whole words (there is badminton).
 */
const STAFF = /운영자|운영진|운영팀|관리자|고객센터|신발장공식|공식신발장|신발장지기|^신발장$/;
const STAFF_WORDS = /(^|[^a-z])(admin|administrator|operator|moderator|staff|official)([^a-z]|$)/;

/** True for a nickname that could be taken for staff. */
export function soundsLikeStaff(nickname: string): boolean {
  const skeleton = skeletonOf(nickname);
  return STAFF.test(bare(nickname)) || STAFF_WORDS.test(skeleton);
}

/** Returns the skeleton without spaces and punctuation, which do not distinguish nicknames. */
const bare = (nickname: string): string => skeletonOf(nickname).replace(/[\s\p{P}]/gu, '');
const NOBODYS: ReadonlySet<string> = new Set([ANONYMIZED_NAME, WITHDRAWN].map(bare));

const STAFF_NICKNAME = '운영자로 오해할 수 있는 닉네임은 쓸 수 없어요.';
const NOBODYS_NICKNAME = '회원이 아닌 것처럼 보이는 닉네임은 쓸 수 없어요.';

/**
 * Returns why a nickname is reserved for all members; null otherwise. Staff may use names of staff.
 */
export function whyReserved(nickname: string, isStaff = false): string | null {
  if (NOBODYS.has(bare(nickname))) return NOBODYS_NICKNAME;
  return !isStaff && soundsLikeStaff(nickname) ? STAFF_NICKNAME : null;
}
