import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { NAMELESS, WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

// 44 px to press, in the room of a line of text.
const Name = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '44px',
  marginBlock: '-12px',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const Face = styled(Link, { flex: 'none', alignSelf: 'start', lineHeight: 0 });

/** Whether a shown name is that of a member with a page: members who left or were blocked have none. */
const hasPage = (nickname: string): boolean => nickname !== NAMELESS && nickname !== WITHDRAWN;

type PersonLinkProps = { id: number; nickname: string; children: ReactNode };

/** The name of a member (`children`), which leads to the member's page. */
export const PersonLink = ({ id, nickname, children }: PersonLinkProps) =>
  hasPage(nickname) ? <Name href={paths.member(id)}>{children}</Name> : children;

/** The picture of a member, which leads where the name beside it leads: the keyboard stops at the name alone. */
export const PersonFace = (props: AvatarProps & { id: number }) =>
  hasPage(props.nickname) ? (
    <Face href={paths.member(props.id)} tabIndex={-1} aria-hidden="true">
      <Avatar {...props} />
    </Face>
  ) : (
    <Avatar {...props} />
  );
