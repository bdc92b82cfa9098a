export function setAside(dist: string, aside: string): void;
export function putBack(dist: string, aside: string): void;
