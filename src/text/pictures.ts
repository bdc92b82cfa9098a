/** Copy of choosing pictures to upload. */
export const pictureText = {
  images: '사진',
  choose: '사진 선택',
  chosenOf: (n: number, max: number) => `${n} / ${max}`,
  cover: '대표',
  imagesHint: (megabytes: number, max: number) =>
    `JPG, PNG, WebP를 한 장에 ${megabytes}MB까지, ${max}장까지 올릴 수 있어요.`,
  badImage: (megabytes: number) =>
    `올릴 수 없는 사진이 있어요. JPG, PNG, WebP이고 ${megabytes}MB 이하인지 확인해 주세요.`,
  tooMany: (max: number) => `사진은 ${max}장까지 올릴 수 있어요.`,
  removeImage: (n: number) => `사진 ${n} 빼기`,
  moveImage: (n: number) => `사진 ${n} 앞으로`,
} as const;
