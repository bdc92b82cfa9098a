/** One entry of a breadcrumb list: name and absolute URL. */
export type Crumb = { name: string; item: string };

/** Breadcrumb list as structured data of schema.org. */
export const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});
