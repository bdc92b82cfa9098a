import { formatNumber } from '#domain/kit/format.ts';
import { brandPageMachine, brandProductsMachine } from '#machines/catalogue/brands.machine.ts';
import type { DrawnScreen, ScreenHead } from '#src/flow/screen-head.ts';
import { breadcrumbs } from '#src/lib/navigation/breadcrumbs.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { shortText } from '#src/lib/short-text.ts';
import { headText } from '#src/text/head.ts';
import { catalogueHeadText as text } from '../heads.text.ts';
import { brandPath } from './brand-paths.ts';

/**
 * Head of the index of brands, or of one brand with its names as structured data. A brand without products on sale is
 * not indexed; the address of a merged brand is a former one.
 */
export function brandHead({ params, known, at }: DrawnScreen): ScreenHead | null {
  if (params.id === undefined) return { path: paths.brands, description: text.brands };
  const brand = known(brandPageMachine)?.data;
  if (!brand) return null;
  const path = brandPath(brand.brandId);
  const page = known(brandProductsMachine)?.page;
  const others = [brand.englishName, ...brand.aliases].filter(Boolean);
  const names = brand.englishName ? `${brand.name}(${brand.englishName})` : brand.name;
  return {
    path,
    isFormer: brand.brandId !== Number(params.id),
    description: shortText(text.brand(names, page ? formatNumber(page.totalElements) : null), 160),
    robots: page?.totalElements === 0 ? 'noindex, follow' : null,
    picture: page?.items[0]?.mainImageUrl,
    linkedData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Brand',
        '@id': at(path),
        url: at(path),
        name: brand.name,
        ...(others.length > 0 ? { alternateName: others } : {}),
      },
      breadcrumbs([
        { name: headText.home, item: at(paths.home) },
        { name: text.brandsCrumb, item: at(paths.brands) },
        { name: brand.name, item: at(path) },
      ]),
    ],
  };
}
