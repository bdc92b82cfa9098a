import { Link } from 'wouter';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLook } from './button.tsx';

/** A link that looks like a button. */
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

/** A link of one line that a finger hits, without taking more room than its words. */
export const reachable = {
  '@small': { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
} as const;

/** A link inside text. */
export const TextLink = styled(Link, {
  color: '$ink',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...reachable,
});
