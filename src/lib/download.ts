/** Hands words or bytes to the browser as a file of its own. */
export function download(name: string, words: string | Blob, type: `${string}/${string}`): void {
  const address = URL.createObjectURL(new Blob([words], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read it only after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
