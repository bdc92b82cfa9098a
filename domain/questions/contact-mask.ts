import { withoutInvisible } from '../kit/forms/invisible-characters.ts';

/** Parts of a text that let people be reached outside of the shop, with the word that replaces each. */
const KINDS: readonly (readonly [word: string, pattern: RegExp])[] = [
  ['(이메일 가림)', /[a-z0-9._%+-]{1,64}\s?@\s?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/gi],
  [
    '(링크 가림)',
    /(?:https?:\/\/|www\.)\S+|(?<![a-z0-9.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|kr|io|me|shop|store|app|dev|gg|ly|link|xyz|site|info|biz|co)(?![a-z0-9.-])(?:\/\S*)?/gi,
  ],
  // Mobile and land lines with or without the country code, and service numbers with a hyphen.
  [
    '(전화번호 가림)',
    /(?<![0-9０-９])(?:(?:\+\s?82[-.\s]?\(?[0０]?\)?|\(?[0０])[0-9０-９]{1,2}\)?[-.\s]{0,3}[0-9０-９]{3,4}[-.\s]{0,3}[0-9０-９]{4}|1[5-8][0-9]{2}-[0-9]{4})(?![0-9０-９])/g,
  ],
  // A postal address begins with its province: "사이즈로 240" is none.
  [
    '(주소 가림)',
    /(?<![가-힣])(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|충청[남북]|전북|전남|전라[남북]|경북|경남|경상[남북]|제주)(?:특별자치시|특별자치도|특별시|광역시|시|도)?\s+(?:[가-힣]{1,10}(?:시|군|구|\uc74d|면)\s+){1,3}[가-힣0-9·]{1,20}(?:로|길|동|리|가)\s?[0-9]+(?:-[0-9]+)?(?:번?길\s?[0-9]+(?:-[0-9]+)?)?(?:번지)?(?:,?\s*[0-9]+동)?(?:,?\s*[0-9]+호)?/g,
  ],
  ['(주소 가림)', /(?<![0-9])[0-9]{1,4}동\s*[0-9]{2,4}호/g],
];

/** Replaces until nothing is left: a number that is taken out of "a.com0101234567" leaves a link behind. */
function masked(text: string): string {
  const safe = KINDS.reduce((rest, [word, pattern]) => rest.replace(pattern, word), text);
  return safe === text ? safe : masked(safe);
}

/**
 * Replaces e-mail addresses, links, telephone numbers and postal addresses in a text that anybody
 * reads. Invisible characters between digits hide nothing: a text with a contact is stored without
 * them.
 */
export function maskContacts(text: string): string {
  const plain = withoutInvisible(text);
  const safe = masked(plain);
  return safe === plain ? text : safe;
}

/** True if `maskContacts` changes the text; forms warn of it before they are sent. */
export const hasContacts = (text: string): boolean => maskContacts(text) !== text;
