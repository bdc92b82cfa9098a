import { COLORS } from '#domain/catalogue/colors.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText as text } from '#src/text/products.ts';

const MOST = 5;
const STEP = 14;

const Row = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  minHeight: '14px',
  color: '$ink3',
  fontSize: '$micro',
  lineHeight: 1,
  '& circle': { stroke: '$control', strokeOpacity: 0.45 },
});

const hexOf = (code: string): string => COLORS.find((color) => color.code === code)?.hex ?? 'none';

export type ColorDotsProps = { codes: readonly string[] };

/** Colours of a product as dots, with a number for those that do not fit. */
export default function ColorDots({ codes }: ColorDotsProps) {
  const shown = codes.slice(0, MOST);
  return (
    <Row role={codes.length > 0 ? 'img' : undefined} aria-label={text.colors(codes.length)}>
      <svg width={shown.length * STEP} height={STEP} aria-hidden="true">
        {shown.map((code, index) => (
          <circle key={code} cx={index * STEP + 5.5} cy={STEP / 2} r="5" fill={hexOf(code)} />
        ))}
      </svg>
      {codes.length > MOST ? `+${codes.length - MOST}` : null}
    </Row>
  );
}
