import { fromPromise, type NonReducibleUnknown } from 'xstate';
import { productGalleryMachine } from '#machines/catalogue/product-gallery.machine.ts';
import { pictureUrl } from '#src/lib/image-url.ts';

/** Fetches a picture and makes it ready to be drawn. */
const fetched = (image: string): Promise<void> => {
  const picture = new Image();
  picture.src = pictureUrl(image);
  return picture.decode();
};

/** The gallery of a product with its frames of a turn. */
export const wireProductGallery = (turnImages: readonly string[]) =>
  productGalleryMachine.provide({
    actors: {
      loadFrames: fromPromise<void, NonReducibleUnknown>(async () => {
        await Promise.all(turnImages.map(fetched));
      }),
    },
  });
