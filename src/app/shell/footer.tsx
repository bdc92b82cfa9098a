import { Link } from 'wouter';
import { business } from '#src/app/business.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { todayInSeoul } from '#src/lib/today.ts';
import { styled } from '#src/styles/stitches.ts';
import { footerText } from '#src/text/footer.ts';
import { shellText } from '#src/text/shell.ts';
import { footerGroups } from './footer-links.ts';

const Bar = styled('footer', {
  marginTop: '64px',
  borderTop: '1px solid $line',
  background: '$sunken',
  fontSize: '$label',
});
const Inner = styled('div', {
  maxWidth: '$page',
  margin: '0 auto',
  padding: '$7 $5',
  display: 'grid',
  gap: '$6',
});
const Columns = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$6 64px',
  '& h2': { fontSize: '$label', marginBottom: '$2' },
  '& a': { display: 'block', padding: '$1 0', color: '$ink3' },
  '@small': { gap: '$4 $7', '& a': { padding: '10px 0' } },
  '& a:hover': { textDecoration: 'underline' },
});
const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  color: '$ink3',
  '& div': { display: 'flex', gap: '$1' },
});

const FACTS = Object.keys(business) as (keyof typeof business)[];

/** Links that all lead somewhere and the business facts that Korean law asks for. */
export default function Footer() {
  const { user } = useSession();
  return (
    <Bar>
      <Inner>
        <p>
          <strong>{shellText.brand}</strong> {footerText.slogan}
        </p>
        <Columns aria-label={shellText.brand}>
          {footerGroups(user !== null).map(({ title, items }) => (
            <div key={title}>
              <h2>{title}</h2>
              {items.map(([text, href]) => (
                <Link key={href} href={href}>
                  {text}
                </Link>
              ))}
            </div>
          ))}
        </Columns>
        <Facts>
          {FACTS.map((key) => (
            <div key={key}>
              <dt>{footerText.business[key]}</dt>
              <dd>{business[key]}</dd>
            </div>
          ))}
        </Facts>
        <p>{footerText.copyright(todayInSeoul().slice(0, 4))}</p>
      </Inner>
    </Bar>
  );
}
