import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { productGalleryMachine } from '#machines/catalogue/product-gallery.machine.ts';
import { pictureUrl } from '#src/lib/image-url.ts';

/** Loads and decodes a picture. */
const fetched = (image: string): Promise<void> => {
  const picture = new Image();
  picture.src = pictureUrl(image);
  return picture.decode();
};

/** Provides the chart of the gallery with the frames of the 360° view with its calls and effects. */
export const wireProductGallery = (turnImages: readonly string[]) =>
  productGalleryMachine.provide({
    actors: {
      loadFrames: fromPromise<void, NonReducibleUnknown>(async () => {
        await Promise.all(turnImages.map(fetched));
      }),
    },
  });
