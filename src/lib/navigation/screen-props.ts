/** Props that a route gives to its screen: parameters of the pattern and title of the page. */
export type ScreenProps = { params: Readonly<Record<string, string | undefined>>; title: string };
