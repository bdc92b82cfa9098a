import { FONT_FILES } from './font-files.ts';
import { HANGUL_CLASS, HANGUL_FAMILY } from './hangul.ts';

const LATIN = 'U+20-7E,U+A0-D7,U+2010-22FF,U+2605';
const HANGUL = 'U+3131-318E,U+AC00-D7A3';
/** Ascent and descent as shares of the font size. */
const [ASCENT, DESCENT] = [0.952, 0.241];
const WEIGHTS = '400 700';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** Local fallback font with adjusted widths, so that nothing moves when the web font loads; measured on prices. */
const standIn = (fontFamily: string, faces: readonly string[], fontWeight: string, wider: number) => ({
  fontFamily,
  src: faces.map((face) => `local('${face}')`).join(','),
  fontWeight,
  unicodeRange: LATIN,
  sizeAdjust: percent(wider),
  ascentOverride: percent(ASCENT / wider),
  descentOverride: percent(DESCENT / wider),
  lineGapOverride: '0%',
});

const own = (fontFamily: string, file: string, fontDisplay: 'swap' | 'optional', unicodeRange: string) => ({
  fontFamily,
  src: `url(${file}) format('woff2')`,
  fontWeight: WEIGHTS,
  fontDisplay,
  unicodeRange,
});

const SYSTEM = "'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR','Malgun Gothic',system-ui,sans-serif";
const familiesWith = (hangul: string): string =>
  `'Sinbaljang Sans','Latin Arial','Latin Roboto',${hangul}${SYSTEM}`;

/** Font family of the page: the Latin web font from the first page on, the Korean one from the second. */
export const families = /* @__PURE__ */ familiesWith('');

/** Font faces of the page; only src/app/hangul-font.ts loads the Korean one. */
export const fontRules = () => ({
  '@font-face': [
    own('Sinbaljang Sans', FONT_FILES.latin, 'swap', LATIN),
    own(HANGUL_FAMILY, FONT_FILES.hangul, 'optional', HANGUL),
    standIn('Latin Arial', ['Arial', 'Helvetica Neue', 'Liberation Sans'], '400', 1.09),
    standIn(
      'Latin Arial',
      ['Arial Bold', 'Arial-BoldMT', 'Helvetica Neue Bold', 'Liberation Sans Bold'],
      '600 700',
      1.15,
    ),
    standIn('Latin Roboto', ['Roboto'], '400', 1.09),
    standIn('Latin Roboto', ['Roboto Bold', 'Roboto-Bold'], '600 700', 1.12),
  ],
  [`html.${HANGUL_CLASS}`]: { '--fs-fonts-body': familiesWith(`'${HANGUL_FAMILY}',`) },
});
