// Size: mostly the list of values that never reach a thousand, each with its reason.
import { describe, expect, it } from 'vitest';
import { ERRORS } from '#domain/kit/errors.ts';
import { CAUSES, type Facts } from '#server/notices/causes.ts';
import { copyFunctionsIn, sampleOfAlias, textsOf, valueAt } from '../support/client/rendered-copy.ts';
import { sources } from './layers/sources.ts';

/** Copy of the client, e-mails and documents; the inspector is for engineers. */
const COPY =
  /^src\/.*\.text\.ts$|^src\/text\/|^server\/members\/emails\/|^server\/seller\/applications\/application-emails\.ts$/;
const INSPECTOR = /^src\/(text\/)?inspector/;
const CAUSES_FILE = 'server/notices/causes.ts';
/** Four or more digits in a row without separators; a year is excepted. */
const UNFORMATTED = /\d{4,}(?!년)/;

/** Values that never reach a thousand, or are no amounts, by reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'a list has few hundred pages at most': [
    'commonText.nameOfPage',
    'commonText.pageOf',
    'pictureText.chosenOf',
    'choosingText.pictureAt',
    'feedPageText.pictureOf',
    'heroText.place',
    'demonstrationText.place',
  ],
  'a policy or a rule keeps it small: lines and units of a cart or an order, pictures, attempts, days and hours':
    [
      'commonProductText.totalPieces',
      'shellText.cartOf',
      'cartText.count',
      'cartText.order',
      'cartText.merged',
      'cartText.notices.short',
      'checkoutText.allLines',
      'purchasesText.summary',
      'pictureText.imagesHint',
      'pictureText.badImage',
      'pictureText.tooMany',
      'answersText.pictures',
      'compareText.open',
      'mfaText.left',
      'verificationText.left',
      'recoveryUsedEmail',
      'commentText.letters',
      'searchUiText.announced',
      'listText.openNarrowed',
      'returnText.sent',
      'returnText.returnDays',
      'orderTermsText.returnDays',
      'orderTermsText.defectMonths',
      'orderTermsText.confirmDays',
      'orderTermsText.lateCancel',
      'orderText.ask.receivedHint',
      'orderText.claim.defectOnly',
      'pointsText.expiring.none',
      'applicationText.rejected.wait',
      'claimDeskText.due.left',
      'feedText.daysLeft',
      'eventText.daysLeft',
      'eventText.daysUntil',
      'demonstrationText.ahead',
      'homeText.daysLeft',
      'pageText.late',
      'pageText.left',
      'pageText.ranking.blackout',
      'reviewEditorText.contentHint',
      'reviewEditorText.titleHint',
      'reportText.descriptionHint',
      'socialText.join.nicknameHint',
      'orderText.claim.detailHint',
      'statsText.month',
      'statsText.monthShort',
      'profileText.rules.text',
      'profileText.rules.range',
      'feedRewardText.times',
      'ORDER_SHIPPED',
      'ORDER_DELIVERED',
      'ORDER_CANCELLED',
      'AUTO_CONFIRM_SOON',
      'DELIVERY_LATE',
      'SALE_LATE',
      'DELIVERY_DELAYED',
      'LATE_CANCELLED',
      'SALE_CANCELLED',
      'SALE_NOT_RECEIVED',
      'DELIVERY_DECIDED',
    ],
  'colours and badges of a catalogue that people overlook': [
    'commonProductText.colors',
    'badgesText.tabs.all',
    'badgesText.tabs.displayed',
  ],
  'a position among a few': [
    'pictureText.removeImage',
    'pictureText.moveImage',
    'choosingText.pictureOf',
    'feedPageText.picture',
    'reviewText.picture',
    'reviewText.openPicture',
    'reviewEditorText.dropImage',
    'caseText.picture',
    'claimDeskText.picture',
    'productEditorText.pictureColor',
    'eventEditorText.reward.row',
    'levelText.levelId',
    'couponsText.segment.level',
  ],
  'a measurement of a foot, a shoe or a body, or an angle': [
    'compareText.mm',
    'extrasText.facts.mm',
    'extrasText.advice.size',
    'extrasText.advice.parts.FOOT',
    'extrasText.advice.parts.ROOM',
    'extrasText.advice.parts.WIDTH',
    'extrasText.advice.parts.VOTES',
    'feedPageText.worn',
    'feedPageText.adviceOf',
    'feedPageText.tall',
    'memberText.height',
    'memberText.weight',
    'memberText.foot',
    'pageText.mine.size',
    'reviewText.body.height',
    'reviewText.body.weight',
    'reviewText.body.foot',
    'galleryText.degrees',
  ],
  'stars of five, or a percentage': [
    'reviewText.average',
    'reviewText.stars',
    'reviewText.points',
    'reviewText.verdict.small',
    'reviewText.verdict.true',
    'reviewText.verdict.big',
    'reviewText.percent',
    'reviewEditorText.star',
    'answersText.stars',
    'couponText.percent',
    'eventEditorText.budget.coupons',
    'STORE_FEE_CHANGED',
    'SHOP_FEE_CHANGED',
  ],
  'fewer than the answers that make a percentage': ['extrasText.advice.few'],
  'the least stock that is called low, and tens of thousands of won': [
    'choosingText.lowStock',
    'filterText.band',
  ],
  'a number that identifies something': [
    'checkText.beacon',
    'checkText.mine',
    'pageText.result.number',
    'pageText.result.voterNumber',
    'auditText.about',
    'eventResultsText.votes.flagged',
    'feedRewardText.reward',
    'memberPanelText.vote',
    'reportsText.caseName',
    'appealText.name',
  ],
};
const EXCEPTED: ReadonlySet<string> = new Set(Object.values(EXCEPTIONS).flat());

type Said = { name: string; texts: string[]; isKnown: boolean };

/** Returns the texts that the functions of a file give for large numbers. */
async function saidBy(path: string, text: string): Promise<Said[]> {
  const module: object = await import(/* @vite-ignore */ `/${path}`);
  return copyFunctionsIn(path, text).flatMap(({ path: names, samples }) => {
    const say = valueAt(module, names);
    if (typeof say !== 'function') return [];
    const texts = textsOf(say(...samples.map(({ value }) => value)));
    return [{ name: names.join('.'), texts, isKnown: samples.every(({ isKnown }) => isKnown) }];
  });
}

/** Returns the texts of all notifications for large numbers. */
function saidByNotifications(): Said[] {
  const file = sources.find(({ path }) => path === CAUSES_FILE)?.text ?? '';
  const facts = sampleOfAlias(CAUSES_FILE, file, 'Facts') as Facts;
  return (Object.keys(CAUSES) as (keyof Facts)[]).map((kind) => {
    const say = CAUSES[kind].say as (told: Facts[typeof kind]) => string;
    return { name: kind, texts: [say(facts[kind])], isKnown: true };
  });
}

const files = sources.filter(({ path }) => COPY.test(path) && !INSPECTOR.test(path));
const said = [
  ...(await Promise.all(files.map(({ path, text }) => saidBy(path, text)))).flat(),
  ...saidByNotifications(),
];
const unformatted = said.filter(({ texts }) => texts.some((text) => UNFORMATTED.test(text)));

describe('copy with large numbers', () => {
  it('has separators', () => {
    const found = unformatted.filter(({ name }) => !EXCEPTED.has(name));
    expect(
      found.map(({ name, texts }) => `${name}: ${texts.find((text) => UNFORMATTED.test(text))}`),
    ).toEqual([]);
  });

  it('has no unused exception', () => {
    const names = new Set(unformatted.map(({ name }) => name));
    expect([...EXCEPTED].filter((name) => !names.has(name))).toEqual([]);
  });

  it('is nearly always rendered: few parameters have a type without a known value', () => {
    expect(said.length).toBeGreaterThan(600);
    expect(said.filter(({ isKnown }) => !isKnown).length).toBeLessThan(15);
  });

  it('has separators in error messages too', () => {
    expect(Object.values(ERRORS).filter(([, sentence]) => UNFORMATTED.test(sentence))).toEqual([]);
  });

  it.each([
    ['a number', 'export const a = { n: (n: number) => `$' + '{n}개` };', true],
    ['one of an object', 'type F = { n: number }; export const a = ({ n }: F) => `$' + '{n}개`;', true],
    ['one that may be missing', 'export const a = (n: number | null) => `$' + '{n}개`;', true],
    ['a text', 'export const a = (n: string) => `$' + '{n}개`;', false],
  ])('is tested with a large value for %s', (_, text, isLarge) => {
    const [first] = copyFunctionsIn('a.ts', text);
    expect(JSON.stringify(first?.samples).includes('1234567')).toBe(isLarge);
  });
});
