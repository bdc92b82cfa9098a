import { Link } from 'wouter';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

/**
 * As a grid, but a phone with one and a half dots a pixel stops at the picture of 320: photographs of members are heavier
 * than those of products, and eight of them come with a first view.
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
    // The title is read by those who do not see the picture; what is over its foot stands on a shade.
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
  /** Level of the title among the headings around it. */
  level?: 'h2' | 'h3';
  words: string;
  image: string | null;
  priority?: boolean;
  sizes?: string;
  /** Something stands on its upper corner. */
  tagged?: boolean;
};

/** A feed as the picture that leads to it, or as its words where there is none. It fills its place. */
export function FeedFace(props: FeedFaceProps) {
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
