/** Builds client and server into dist/ unless they are fresh; returns whether it built. */
export function build(): boolean;
/** Writes the server into a folder inside the repository, where it finds its packages. */
export function buildServer(folder: string): void;
