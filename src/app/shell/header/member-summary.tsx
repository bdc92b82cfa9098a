import { formatNumber } from '#domain/kit/format.ts';
import type { MemberSummary as Figures } from '#machines/shell/member-summary.machine.ts';
import { wireMemberSummary } from '#src/areas/shell/my-page/member-summary.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { menuText } from '#src/text/menu.ts';

const text = menuText.figures;

// One row with reserved space, so that nothing below it moves when the figures load.
const Row = styled('dl', {
  display: 'flex',
  minHeight: '40px',
  '& div': { flex: '1 1 0', minWidth: 0, display: 'grid', gap: '2px' },
  '& div + div': { paddingLeft: '$3', boxShadow: 'inset 1px 0 0 $colors$line' },
  '& dt': { color: '$ink3', fontSize: '$micro' },
  '& dd': {
    fontSize: '$label',
    fontWeight: '$semibold',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
});

const shownOf = (figures: Figures): readonly (readonly [string, string])[] =>
  figures.of === 'seller'
    ? [
        [text.ordered, text.orders(formatNumber(figures.ordered))],
        [text.shipped, text.orders(formatNumber(figures.shipped))],
      ]
    : [
        [text.level, figures.level],
        [text.points, `${formatNumber(figures.points)}P`],
        [text.coupons, text.sheets(formatNumber(figures.coupons))],
      ];

/** Figures of the signed-in person; renders nothing if they fail to load. */
export function MemberSummary() {
  const { snapshot } = useFlow(wireMemberSummary);
  const figures = snapshot.context.data;
  return (
    <div data-flow="memberSummary" data-state={statePath(snapshot.value)}>
      <Row>
        {(figures ? shownOf(figures) : []).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Row>
    </div>
  );
}
