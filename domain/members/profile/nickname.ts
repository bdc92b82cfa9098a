import { withoutUnseen } from '../../kit/forms/invisible-characters.ts';
import { NAMELESS, WITHDRAWN } from './anonymized-name.ts';

/*
 * Nicknames name people to each other, so that two of them must not look the same. The smallest part of UTS 39: letters
 * that are drawn like Latin ones count as those, marks on them and letter case count as nothing.
 */

// Single jamo are stored as they are typed (ㅋㅋ): their one form is half a syllable, and drawn so.
const BUT_JAMO = /[^\u3131-\u318e]+/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;

/** A nickname as it is stored: one form of each letter, nothing that cannot be seen, single blanks. */
export const plainNickname = (text: string): string =>
  withoutUnseen(withoutUnseen(text).replace(BUT_JAMO, (part) => part.normalize('NFKC')))
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Rows of letters and, below each, the Latin letter it is taken for: Cyrillic, Greek, small capitals, strokes. */
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

/** What a nickname looks like; the same for two that people cannot tell apart. */
export const skeletonOf = (nickname: string): string =>
  [...plainNickname(nickname).normalize('NFKD').replace(LATIN_MARKS, '')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .normalize('NFKC');

/** Words by which a shop speaks: Korean ones anywhere, others standing alone (there is badminton). */
const STAFF = /운영자|운영진|운영팀|관리자|고객센터|신발장공식|공식신발장|신발장지기|^신발장$/;
const STAFF_WORDS = /(^|[^a-z])(admin|administrator|operator|moderator|staff|official)([^a-z]|$)/;

/** True for a name that people would take for the shop's own. */
export function soundsLikeStaff(nickname: string): boolean {
  const skeleton = skeletonOf(nickname);
  return STAFF.test(bare(nickname)) || STAFF_WORDS.test(skeleton);
}

/** What is left of a name beside letters that count: nobody is told apart by a blank or a dot. */
const bare = (nickname: string): string => skeletonOf(nickname).replace(/[\s\p{P}]/gu, '');
const NOBODYS: ReadonlySet<string> = new Set([NAMELESS, WITHDRAWN].map(bare));

const STAFF_NICKNAME = '운영자로 오해할 수 있는 닉네임은 쓸 수 없어요.';
const NOBODYS_NICKNAME = '회원이 아닌 것처럼 보이는 닉네임은 쓸 수 없어요.';

/** Why nobody may take a nickname, whoever has it; null for one that is only somebody's or free. Staff may sound so. */
export function whyReserved(nickname: string, isStaff = false): string | null {
  if (NOBODYS.has(bare(nickname))) return NOBODYS_NICKNAME;
  return !isStaff && soundsLikeStaff(nickname) ? STAFF_NICKNAME : null;
}
