/** Saves text or a Blob as a file through the browser. */
export function download(name: string, words: string | Blob, type: `${string}/${string}`): void {
  const address = URL.createObjectURL(new Blob([words], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
