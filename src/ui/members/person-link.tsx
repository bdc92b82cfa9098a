import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ANONYMIZED_NAME, WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

// A hit area of 44 px within a line of text.
const Name = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: '44px',
  marginBlock: '-12px',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const Face = styled(Link, { flex: 'none', alignSelf: 'start', lineHeight: 0 });

/** True for a member with a profile page; withdrawn and blocked members have none. */
const hasPage = (nickname: string): boolean => nickname !== ANONYMIZED_NAME && nickname !== WITHDRAWN;

type PersonLinkProps = { id: number; nickname: string; children: ReactNode };

/** Name of a member, linked to the profile. */
export const PersonLink = ({ id, nickname, children }: PersonLinkProps) =>
  hasPage(nickname) ? <Name href={paths.member(id)}>{children}</Name> : children;

/** Avatar linked to the profile; not in the tab order, because the name beside it has the same link. */
export const PersonFace = (props: AvatarProps & { id: number }) =>
  hasPage(props.nickname) ? (
    <Face href={paths.member(props.id)} tabIndex={-1} aria-hidden="true">
      <Avatar {...props} />
    </Face>
  ) : (
    <Avatar {...props} />
  );
