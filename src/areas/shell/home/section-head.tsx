import { Link } from 'wouter';
import { homeText as text } from '#src/areas/shell/home/home.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Row, SectionTitle } from '#src/ui/layout/layout.tsx';

const More = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  margin: '-8px 0',
  color: '$ink2',
  fontSize: '$meta',
  '&:active': { opacity: 0.72 },
});

/** Title of a section of the home page, with a link to all of it. */
export const SectionHead = ({ title, href }: { title: string; href: string }) => (
  <Row spread css={{ flexWrap: 'nowrap' }}>
    <SectionTitle>{title}</SectionTitle>
    <More href={href} aria-label={`${title} ${text.more}`}>
      {text.more}
      <Icon name="right" size={16} />
    </More>
  </Row>
);
