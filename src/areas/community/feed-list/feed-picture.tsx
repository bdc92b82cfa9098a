import { Link } from 'wouter';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

/**
 * `sizes` of feed pictures: like the grid, but phones from 1.5 device pixels per CSS pixel get the variant of 320 px,
 * because members' photographs are larger than product pictures and eight of them are in the first view.
 */
const SIZES = pictureSizes.grid.replace('2.5dppx', '1.5dppx');

const Face = styled(Link, {
  position: 'relative',
  display: 'block',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: '$tile',
  background: '$sunken',
  '& h2, & h3': { fontSize: '$title3', ...clamped(3) },
  variants: {
    // Over a picture the title is for screen readers only; the footer text lies on a gradient.
    pictured: {
      true: {
        '& h2, & h3': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 0',
          height: '96px',
          background: 'linear-gradient(to top, $colors$inkOnTile, transparent)',
          opacity: 0.72,
        },
      },
      false: {
        padding: '$3 $3 $9',
        '& p': { marginTop: '$2', color: '$ink2', fontSize: '$label', ...clamped(5) },
      },
    },
    tagged: { true: {}, false: {} },
  },
  compoundVariants: [{ pictured: false, tagged: true, css: { paddingTop: '$8' } }],
});

type FeedFaceProps = {
  href: string;
  title: string;
  /** Heading level of the title. */
  level?: 'h2' | 'h3';
  words: string;
  image: string | null;
  priority?: boolean;
  sizes?: string;
  /** True if a badge stands at the upper corner. */
  tagged?: boolean;
};

/** Picture of a feed, or its text without one, linked to the feed; it fills its container. */
export function FeedPicture(props: FeedFaceProps) {
  const {
    href,
    title,
    level: Title = 'h2',
    words,
    image,
    priority = false,
    sizes = SIZES,
    tagged = false,
  } = props;
  return (
    <Face href={href} pictured={image !== null} tagged={tagged}>
      {image ? (
        <Picture image={image} alt="" width={400} height={500} sizes={sizes} priority={priority} />
      ) : null}
      <Title>{title}</Title>
      {image ? null : <p>{words}</p>}
    </Face>
  );
}
