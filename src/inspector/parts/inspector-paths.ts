const HOME = '/__inspector';

/** Addresses of the inspector's own pages. */
export const inspectorPaths = {
  machines: HOME,
  machine: (id: string) => `${HOME}/machines/${id}`,
  live: `${HOME}/live`,
  map: `${HOME}/map`,
  screens: `${HOME}/screens`,
  life: `${HOME}/life`,
} as const;

/** Whether an address is a page of the inspector and not of the shop. */
export const isInspectorPath = (path: string): boolean => path === HOME || path.startsWith(`${HOME}/`);
