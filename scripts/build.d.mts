/** Writes the server into a folder inside the repository, where it finds its packages. */
export function buildServer(folder: string): void;
