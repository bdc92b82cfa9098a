import { HELP_ANSWERS } from '#domain/help/help.ts';
import { homeMachine } from '#machines/shell/home.machine.ts';
import type { DrawnScreen, Heads } from '#src/flow/screen-head.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { commonText } from '#src/text/common.ts';
import { headText } from '#src/text/head.ts';
import { shellHeadText as text } from './heads.text.ts';
import type { shellScreens } from './screens.ts';

/** Document heads of the home page and the legal pages. */
export const shellHeads: Heads<typeof shellScreens> = {
  home: (screen) => {
    const event = screen.known(homeMachine)?.event;
    return {
      path: paths.home,
      description: headText.shop,
      // Previews crop a picture in its middle, where a portrait one has its sky.
      picture: event?.wideImageUrl ?? event?.imageUrl,
      linkedData: [organization(screen), website(screen)],
    };
  },
  help: () => ({ path: paths.help, description: text.help, linkedData: [answers] }),
  terms: () => ({ path: paths.terms, description: text.terms }),
  privacy: () => ({ path: paths.privacy, description: text.privacy }),
};

/** All answers of the help page as structured data. */
const answers = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: HELP_ANSWERS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer().join(' ') },
  })),
};

const idOf = ({ at }: DrawnScreen): string => `${at(paths.home)}#organization`;

function organization(screen: DrawnScreen) {
  const { at, shop } = screen;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': idOf(screen),
    name: commonText.shopName,
    legalName: shop.company,
    url: at(paths.home),
    logo: at('/images/icon-512.png'),
    email: shop.email,
    telephone: shop.phone,
    address: { '@type': 'PostalAddress', streetAddress: shop.address, addressCountry: 'KR' },
  };
}

/** The shop and its search as structured data. */
function website(screen: DrawnScreen) {
  const { at } = screen;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: commonText.shopName,
    url: at(paths.home),
    inLanguage: 'ko-KR',
    publisher: { '@id': idOf(screen) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.searchPage(''))}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
