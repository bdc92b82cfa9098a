import { Link } from 'wouter';
import { heroText, type Slide } from '#src/areas/shell/home/hero.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { onceMoved } from '#src/ui/layout/below-fold.ts';
import { Picture } from '#src/ui/picture.tsx';

/** Media query of pages with room for one large and two small pictures; narrower ones scroll sideways. */
const ROOM = '@media (min-width: 900px)';

// High enough that the first products below stay within the first screen.
const Strip = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  height: 'clamp(300px, calc(100svh - 508px), 480px)',
  margin: '-$4 calc($space$gutter * -1) 0',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '@media (min-width: 769px)': { marginTop: '-$6' },
  [ROOM]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
    gap: '$3',
    height: 'clamp(340px, calc(100svh - 440px), 460px)',
    margin: 0,
    '& > :first-child': { gridRow: 'span 2' },
  },
});
// On small screens pictures after the first load with the first touch.
const Place = styled('li', {
  ...onceMoved(':not(:first-child)'),
  position: 'relative',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflow: 'hidden',
  background: '$tile',
  [ROOM]: { borderRadius: '$tile' },
});
const Frame = styled(Link, {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$2',
  padding: '$6 $gutter $4',
  // Pictures have the same colours in both themes, and so has the text on them.
  color: '$inkOnTile',
  '& figure': { position: 'absolute', inset: 0 },
  // Portrait pictures have their product at the bottom, landscape ones on the right.
  '& img': { objectPosition: '50% 100%' },
  '@tablet': { '& img': { objectPosition: '86% 50%' } },
  '&:focus-visible': { outlineOffset: '-4px', outlineColor: '$inkOnTile', boxShadow: 'none' },
  // Gradient behind the text, whatever the picture is.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 0 45%',
    background: 'linear-gradient(rgba(244, 244, 243, .4), rgba(244, 244, 243, 0))',
    pointerEvents: 'none',
  },
  '& > :not(figure)': { position: 'relative', zIndex: 1 },
  [ROOM]: { padding: '$6' },
});
const Title = styled('h2', {
  whiteSpace: 'pre-line',
  fontSize: '$display',
  lineHeight: '$display',
  letterSpacing: '-.03em',
  [ROOM]: { 'li:not(:first-child) &': { fontSize: '$title2', lineHeight: '$title' } },
});
const Text = styled('p', {
  fontSize: '$label',
  lineHeight: '$snug',
  // On low screens the product would be covered.
  '@media (max-width: 599px) and (max-height: 900px)': { display: 'none' },
  [ROOM]: { 'li:not(:first-child) &': { display: 'none' } },
});
const Act = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginTop: 'auto',
  padding: '0 $5',
  borderRadius: '$control',
  background: '$inkOnTile',
  color: '#ffffff',
  fontSize: '$label',
  fontWeight: '$semibold',
  [ROOM]: {
    'li:not(:first-child) &': {
      minHeight: 0,
      padding: 0,
      background: 'transparent',
      color: 'inherit',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
  },
});
const Count = styled('span', {
  alignSelf: 'flex-end',
  marginTop: '-30px',
  fontSize: '$meta',
  fontVariantNumeric: 'tabular-nums',
  [ROOM]: { display: 'none' },
});

const SLIDES: readonly Slide[] = heroText.slides;
/** `sizes` of a landscape picture, which is drawn wider than its frame because both sides are cropped. */
const wideSizes = (index: number): string =>
  index === 0 ? '(min-width: 900px) 1040px, 1400px' : '(min-width: 900px) 520px, 1400px';

/** Large pictures that link to current topics; the first one is the largest element of the first view. */
const Hero = () => (
  <Strip aria-label={heroText.nav}>
    {SLIDES.map(({ title, text, act, href, image }, index) => (
      <Place key={href}>
        <Frame href={href}>
          <figure>
            <Picture
              image={`${image}.avif`}
              wide={{ image: `${image}-wide.avif`, sizes: wideSizes(index) }}
              alt=""
              width={800}
              height={1000}
              sizes="100vw"
              priority={index === 0}
            />
          </figure>
          <Title>{title}</Title>
          <Text>{text}</Text>
          <Act>{act}</Act>
          <Count aria-hidden="true">{heroText.place(index + 1, SLIDES.length)}</Count>
        </Frame>
      </Place>
    ))}
  </Strip>
);

export default Hero;
