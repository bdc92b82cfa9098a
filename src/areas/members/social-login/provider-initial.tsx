import type { SocialId } from '#domain/members/social-login/social-providers.ts';
import { styled } from '#src/styles/stitches.ts';

const Mark = styled('span', {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '13px',
  fontWeight: '$bold',
  lineHeight: 1,
});

const LETTERS: Readonly<Record<SocialId, string>> = { kakao: 'K', naver: 'N', google: 'G' };

/** Initial of a provider in a circle, since their logos are trademarks. */
export const ProviderInitial = ({ provider }: { provider: SocialId }) => (
  <Mark aria-hidden="true">{LETTERS[provider]}</Mark>
);
