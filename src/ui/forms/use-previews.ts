import { useEffect, useState } from 'react';
import { pictureUrl } from '#src/lib/image-url.ts';

/** A picture that the shop has already. */
export type KeptPicture = { imageUrl: string };

/** Addresses of kept and chosen pictures, the same for a picture as long as it is chosen, so that others stay in place. */
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
