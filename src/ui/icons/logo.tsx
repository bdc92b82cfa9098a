import { Link } from 'wouter';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';

const Frame = styled(Link, {
  flex: 'none',
  fontSize: '22px',
  fontWeight: '$bold',
  letterSpacing: '-.05em',
  lineHeight: '44px',
  '& span': { color: '$brand' },
});

const name = shellText.brand;

/** Link to the home page; the last letter of the name has the brand colour. */
export const Logo = () => (
  <Frame href={paths.home}>
    {name.slice(0, -1)}
    <span>{name.slice(-1)}</span>
  </Frame>
);
