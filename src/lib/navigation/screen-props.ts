/** What a route gives its screen: parameters of the matched pattern and the page's name. */
export type ScreenProps = { params: Readonly<Record<string, string | undefined>>; title: string };
