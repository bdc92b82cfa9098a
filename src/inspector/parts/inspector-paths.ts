const HOME = '/__inspector';

/** Paths of the inspector's pages. */
export const inspectorPaths = {
  machines: HOME,
  /** The list of machines, with the search field focused. */
  search: `${HOME}?search`,
  machine: (id: string) => `${HOME}/machines/${id}`,
  live: `${HOME}/live`,
  map: `${HOME}/map`,
  screens: `${HOME}/screens`,
  life: `${HOME}/life`,
  report: `${HOME}/report`,
} as const;

/** True for a path of the inspector. */
export const isInspectorPath = (path: string): boolean => path === HOME || path.startsWith(`${HOME}/`);
