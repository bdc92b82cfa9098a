import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';

export type LinkButtonProps = {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  full?: boolean | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** A link inside the app that looks like a button. */
export function LinkButton({
  href,
  variant = 'primary',
  size = 'm',
  full = false,
  onClick,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      href={href}
      className={buttonStyle({ variant, size, full }).className ?? ''}
      {...(onClick ? { onClick } : {})}
      {...rest}
    />
  );
}
