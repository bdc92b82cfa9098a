import { useEffect, useState } from 'react';
import { pictureUrl } from '#src/lib/image-url.ts';

/** A picture that is stored already. */
export type KeptPicture = { imageUrl: string };

/** URLs of stored and chosen pictures; the URL of a file stays the same while it is chosen. */
export function usePreviews(images: readonly (File | KeptPicture)[]): readonly string[] {
  const [urls] = useState(() => new Map<File, string>());
  useEffect(() => {
    for (const [image, url] of urls) {
      if (images.includes(image)) continue;
      URL.revokeObjectURL(url);
      urls.delete(image);
    }
  }, [images, urls]);
  useEffect(
    () => () => {
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
    [urls],
  );
  return images.map((image) => {
    if (!(image instanceof File)) return pictureUrl(image.imageUrl);
    const url = urls.get(image) ?? URL.createObjectURL(image);
    urls.set(image, url);
    return url;
  });
}
