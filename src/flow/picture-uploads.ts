/**
 * Returns a function that uploads the pictures of a form one by one and returns their ids in order;
 * `send` sends one. A form that is sent again uploads none of them twice, so that its request stays
 * the same.
 */
export function pictureUploads(send: (form: FormData) => Promise<{ pictureId: number }>) {
  const sent = new WeakMap<File, number>();
  const upload = async (image: File): Promise<number> => {
    const form = new FormData();
    form.append('file', image);
    const { pictureId } = await send(form);
    sent.set(image, pictureId);
    return pictureId;
  };
  return async (images: readonly File[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const image of images) ids.push(sent.get(image) ?? (await upload(image)));
    return ids;
  };
}
