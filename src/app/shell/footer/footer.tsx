import { Link } from 'wouter';
import { useSession } from '#src/flow/app-context.tsx';
import { business } from '#src/lib/business.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { footerText } from '#src/text/footer.ts';
import { shellText } from '#src/text/shell.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { NARROW } from '../header/header-item.ts';
import { footerGroups } from './footer-links.ts';

const Bar = styled('footer', { marginTop: '$section', background: '$sunken', fontSize: '$meta' });
const Inner = styled('div', {
  maxWidth: 'calc($sizes$page + 2 * $space$gutter)',
  margin: '0 auto',
  padding: '$8 $gutter $6',
  display: 'grid',
  gap: '$6',
  '& > p': { color: '$ink3' },
  [NARROW]: { padding: '$3 $gutter $4', gap: '$1' },
});
const Columns = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$5 80px',
  '& h2': { fontSize: '$meta', fontWeight: '$semibold', marginBottom: '$1' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: '32px', color: '$ink2' },
  '@hover': { '& a:hover': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '3px' } },
  // Narrow screens: two columns, without the links of header and tab bar.
  [NARROW]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 0,
    '& > :first-child, & h2': { display: 'none' },
    '& a': { minHeight: '44px' },
  },
});
const Slogan = styled('p', { [NARROW]: { display: 'none' } });
const Lower = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$2 $6',
  '& details': { flex: '1 1 auto' },
});
const Summary = styled('summary', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  fontWeight: '$semibold',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & > svg': { transform: 'rotate(180deg)' },
});
const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  maxWidth: '$reading',
  paddingBottom: '$2',
  color: '$ink3',
  '& div': { display: 'flex', gap: '$1' },
  '& dt': { flex: 'none' },
});
const ThemeRoom = styled('div', {
  display: 'flex',
  alignItems: 'center',
  minWidth: '164px',
  minHeight: '44px',
});
const ThemeChoice = addition(
  () => import('#src/areas/shell/theme-choice.tsx'),
  () => null,
);

const ReportOpener = addition(
  () => import('#src/areas/problem-reports/report-opener.tsx'),
  () => null,
);

const FACTS = Object.keys(business) as (keyof typeof business)[];

/** Footer links and the operator facts that Korean law requires; collapsed on narrow screens. */
export default function Footer() {
  const { user } = useSession();
  const isWide = useWide();
  return (
    <Bar>
      <Inner>
        <Slogan>
          <strong>{shellText.brand}</strong> {footerText.slogan}
        </Slogan>
        <Columns aria-label={shellText.brand}>
          {footerGroups(user !== null).map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              {items.map(([text, href]) => (
                <Link key={href} href={href}>
                  {text}
                </Link>
              ))}
              {title === footerText.links.legal ? <ReportOpener /> : null}
            </div>
          ))}
        </Columns>
        <Lower>
          <details open={isWide}>
            <Summary>
              {footerText.facts}
              <Icon name="down" size={16} />
            </Summary>
            <Facts>
              {FACTS.map((key) => (
                <div key={key}>
                  <dt>{footerText.business[key]}</dt>
                  <dd>{business[key]}</dd>
                </div>
              ))}
            </Facts>
          </details>
          <ThemeRoom>
            <ThemeChoice />
          </ThemeRoom>
        </Lower>
        <p>{footerText.copyright}</p>
      </Inner>
    </Bar>
  );
}
