import { Link } from 'wouter';
import { styled } from '#src/styles/stitches.ts';
import { metricText as text } from '#src/text/metrics.ts';
import { Definition } from './definition.tsx';
import { changeOf, type MetricDefinition, shown } from './format-metric.ts';
import { Spark } from './spark.tsx';

const Frame = styled('article', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: '$1',
  minWidth: 0,
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  '& h3': { fontSize: '$label', fontWeight: '$regular', color: '$ink3', paddingRight: '$7' },
});
const Value = styled('p', {
  fontSize: '$title1',
  fontWeight: '$bold',
  letterSpacing: '-.02em',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& a': {
    color: 'inherit',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    margin: '-8px 0',
    '@hover': {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '2px' },
    },
  },
});
const Changed = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $2',
  fontSize: '$meta',
  color: '$ink3',
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontWeight: '$semibold', color: '$ink2' },
  variants: {
    tone: {
      good: { '& strong': { color: '$success' } },
      bad: { '& strong': { color: '$danger' } },
      even: {},
    },
  },
});
const Way = styled('div', { marginTop: 'auto', paddingTop: '$2' });

type MetricTileProps = {
  figure: MetricDefinition;
  metric: { value: number | null; before: number | null; series: readonly (number | null)[] };
  /** Address of the metric's rows; null for none. */
  href: string | null;
};

/** Tile of a metric: name, definition, value, change and sparkline, linked to its rows. */
export function MetricTile({ figure, metric: { value, before, series }, href }: MetricTileProps) {
  const { name, unit, sentence } = figure;
  const change = changeOf(figure, value, before);
  const words = shown(value, unit);
  return (
    <Frame>
      <h3>{name}</h3>
      <Definition name={name} sentence={sentence} />
      <Value>
        {href === null || value === null ? (
          words
        ) : (
          <Link href={href} aria-label={text.open(name, words)}>
            {words}
          </Link>
        )}
      </Value>
      {change ? (
        <Changed tone={change.tone}>
          <strong>
            {change.isUp === null ? null : <span aria-hidden="true">{change.isUp ? '▲ ' : '▼ '}</span>}
            {change.words}
          </strong>
          <span>{text.before(shown(before, unit))}</span>
        </Changed>
      ) : null}
      {series.length > 1 ? (
        <Way>
          <Spark values={series} />
        </Way>
      ) : null}
    </Frame>
  );
}
