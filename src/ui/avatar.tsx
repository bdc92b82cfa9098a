import { initialsOf } from '#domain/members/avatar.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';

const Round = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$accentSoft',
  color: '#9a3412',
  fontWeight: 700,
  fontSize: '13px',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A member's picture, or the initials of the nickname. Decorative: the name is shown beside it. */
export function Avatar({
  nickname,
  image,
  size = 36,
}: {
  nickname: string;
  image?: string | null;
  size?: number;
}) {
  return (
    <Round css={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
      {image ? (
        <img src={pictureUrl(image)} alt="" width={size} height={size} loading="lazy" />
      ) : (
        initialsOf(nickname)
      )}
    </Round>
  );
}
