import { COLORS } from '#domain/catalogue/colors.ts';
import { asObject } from '#domain/kit/forms/particle.ts';
import type { Queryable } from '../../db/database.ts';
import type { Art } from '../art/art.ts';
import { productPictures } from '../art/shown-pictures.ts';
import { PRODUCTS, type SeedCategory, type SeedProduct } from '../facts/catalogue.ts';

const OPENINGS: Record<SeedCategory, string> = {
  SNEAKERS:
    '매일 신는 신발이라 발등이 눌리지 않게 앞코를 넉넉히 잡았어요.\n끈을 다 풀지 않아도 신고 벗을 수 있어요.',
  RUNNING:
    '뒤꿈치부터 닿는 걸음과 앞발로 닿는 걸음을 모두 받쳐 줘요.\n메시 사이로 바람이 통해 여름에도 덜 더워요.',
  BOOTS: '눈 오는 날에도 미끄럽지 않게 창의 홈을 깊게 팠어요.\n안쪽 지퍼로 쉽게 신고 벗어요.',
  SANDALS: '발등을 감싸는 끈을 세 군데에서 조절해요.\n물에 젖어도 금방 말라요.',
  CONVERSE: '두꺼운 면 캔버스를 한 번 더 눌러 짜서 모양이 쉽게 무너지지 않아요.',
  SPORTS: '옆으로 움직일 때 발이 밀리지 않게 옆쪽을 높였어요.',
  DRESS: '앞코의 선을 가늘게 빼면서 볼은 넉넉하게 두었어요.\n정장에도 면바지에도 어울려요.',
};
const CARE =
  '처음 며칠은 실내에서 한두 시간씩 신어 발에 맞춰 주세요.\n젖었을 때는 신문지를 채워 그늘에서 말려 주세요.';

/** Views of a product in its story with their descriptions, by place in `productPictures`; the sole is decorative. */
const SHOWN = [
  { view: 1, alt: '대각선에서 본 모습' },
  { view: 3, alt: '위에서 본 모습' },
  { view: 5, alt: null },
] as const;
/** Width and height in pixels of the pictures of sample products. */
const SIDE = 800;

type Block = {
  body: string | null;
  url: string | null;
  alt: string | null;
  width: number | null;
  height: number | null;
};
const textBlock = (body: string): Block => ({ body, url: null, alt: null, width: null, height: null });

function storyOf(art: Art, shoe: SeedProduct): Block[] {
  const [code = ''] = shoe.colors;
  const color = COLORS.find((one) => one.code === code)?.name ?? '';
  const views = productPictures(art, shoe, code);
  const pictures = SHOWN.flatMap(({ view, alt }): Block[] => {
    const url = views[view];
    if (url === undefined) return [];
    const words = alt && `${color} ${asObject(shoe.name)} ${alt}`;
    return [{ body: null, url, alt: words, width: SIDE, height: SIDE }];
  });
  const [first, ...others] = pictures;
  return [textBlock(OPENINGS[shoe.category]), ...(first ? [first] : []), textBlock(CARE), ...others];
}

/** Inserts the stories of the sample products, made of their pictures; one in four sellers has written none. */
export async function seedStories(db: Queryable, productIds: readonly number[], art: Art): Promise<void> {
  const rows = PRODUCTS.flatMap((shoe, index) =>
    index % 4 === 3
      ? []
      : storyOf(art, shoe).map((block, place) => ({ product_id: productIds[index] ?? 0, place, ...block })),
  );
  await db.insertInto('product_story_blocks').values(rows).execute();
}
