import type { Feed } from '#domain/community/feed.ts';
import { feedPageText as text } from '#src/areas/community/feed-pages.text.ts';
import { paths } from '#src/lib/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';

/** The shoe that a feed shows. */
export const WornShoe = ({ shoe }: { feedId: number; shoe: NonNullable<Feed['orderItem']> }) => (
  <TextLink href={paths.product(shoe.productId ?? 0)}>
    {shoe.productName} {shoe.size ? text.size(shoe.size) : ''}
  </TextLink>
);
