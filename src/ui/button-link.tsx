import { Link } from 'wouter';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLook } from './button.tsx';

/** Link with the look of a button. */
export function ButtonLink(props: {
  href: string;
  children: string;
  tone?: 'primary' | 'secondary' | 'ghost';
  size?: 'small' | 'medium' | 'wide';
}) {
  const { href, children, tone = 'secondary', size = 'medium' } = props;
  return (
    <ButtonLook as={Link} href={href} tone={tone} size={size}>
      {children}
    </ButtonLook>
  );
}

/** Style of a one-line link with a hit area of 44 px that takes no more space than its text. */
export const reachable = {
  '@small': { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
} as const;

/** Link inside of text. */
export const TextLink = styled(Link, {
  color: '$ink',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...reachable,
});
