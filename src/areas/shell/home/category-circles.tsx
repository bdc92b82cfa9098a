import { Link } from 'wouter';
import type { Category } from '#domain/catalogue/category.ts';
import { homeText as text } from '#src/areas/shell/home/home.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Strip = styled('nav', {
  display: 'flex',
  gap: '$3',
  margin: '0 calc($space$gutter * -1)',
  padding: '2px $gutter',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '@media (min-width: 700px)': { justifyContent: 'center', gap: '$6' },
});
const Way = styled(Link, {
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: '6px',
  width: '64px',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: '$semibold',
  whiteSpace: 'nowrap',
  '&:active': { opacity: 0.72 },
  '&:focus-visible': { outlineOffset: '1px', borderRadius: '$control' },
});
const Face = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  borderRadius: '$round',
  overflow: 'hidden',
  background: '$tile',
  color: '$inkOnTile',
  // The products in these square pictures fit into the inscribed circle.
  '& img': { background: 'transparent' },
});

export type CategoryCirclesProps = { categories: readonly Category[] };

/** Links to the categories, each with a picture of one product. */
const CategoryCircles = ({ categories }: CategoryCirclesProps) => (
  <Strip aria-label={text.categories}>
    {categories.map(({ categoryId, name, imageUrl }) => (
      <Way key={categoryId} href={paths.products({ categoryIds: [categoryId] })}>
        <Face>
          {imageUrl ? <Picture image={imageUrl} alt="" width={64} height={64} sizes="64px" /> : null}
        </Face>
        {name}
      </Way>
    ))}
    <Way href={paths.categories}>
      <Face>
        <Icon name="grid" />
      </Face>
      {text.allCategories}
    </Way>
  </Strip>
);

export default CategoryCircles;
