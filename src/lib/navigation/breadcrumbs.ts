/** One step on the way to a page: its name and its whole address. */
export type Crumb = { name: string; item: string };

/** The way to a page as search engines read it. */
export const breadcrumbs = (crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
});
