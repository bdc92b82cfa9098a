import { FOOT_WIDTH_CODES, type MainMaterial } from '#domain/catalogue/product-traits.ts';
import type { Queryable } from '../../db/database.ts';
import { PRODUCTS, type SeedCategory, STORES } from '../facts/catalogue.ts';

const MATERIALS: Record<SeedCategory, string> = {
  SNEAKERS: '겉감 천연가죽, 안감 폴리에스터, 창 고무',
  RUNNING: '겉감 나일론 메시, 안감 폴리에스터, 창 EVA와 고무',
  BOOTS: '겉감 소가죽, 안감 돈피, 창 고무',
  SANDALS: '겉감 합성가죽, 창 EVA',
  CONVERSE: '겉감 면 캔버스, 안감 면, 창 고무',
  SPORTS: '겉감 합성섬유, 안감 폴리에스터, 창 고무',
  DRESS: '겉감 소가죽, 안감 양가죽, 창 가죽',
};
const HEELS: Record<SeedCategory, number> = {
  SNEAKERS: 30,
  RUNNING: 32,
  BOOTS: 40,
  SANDALS: 25,
  CONVERSE: 25,
  SPORTS: 28,
  DRESS: 35,
};
const MAIN_MATERIALS: Record<SeedCategory, MainMaterial> = {
  SNEAKERS: 'LEATHER',
  RUNNING: 'MESH',
  BOOTS: 'LEATHER',
  SANDALS: 'SYNTHETIC',
  CONVERSE: 'CANVAS',
  SPORTS: 'KNIT',
  DRESS: 'LEATHER',
};

/** Foot width and main material of a sample product; one in eight sellers has set no width. */
export const traitsOf = (category: SeedCategory, index: number) => ({
  foot_width: FOOT_WIDTH_CODES[index % 8 === 7 ? FOOT_WIDTH_CODES.length : index % 3] ?? null,
  main_material: index % 5 === 4 ? 'SUEDE' : MAIN_MATERIALS[category],
});

const COUNTRIES = ['대한민국', '베트남', '인도네시아'];

/** Inserts the legal information of every product. */
export async function seedFacts(db: Queryable, productIds: readonly number[]): Promise<void> {
  const rows = PRODUCTS.map(({ category, store }, index) => ({
    product_id: productIds[index] ?? 0,
    material: MATERIALS[category],
    heel_mm: HEELS[category] + (index % 3) * 5,
    manufacturer: STORES[store]?.name ?? '',
    country: COUNTRIES[index % COUNTRIES.length] ?? '',
    care: '물에 오래 담그지 말고, 젖으면 그늘에서 말려 주세요. 열에 가까이 두지 마세요.',
    warranty: '소비자분쟁해결기준(공정거래위원회 고시)에 따라 보상합니다.',
    service_contact: '신발장 고객센터 02-000-0000',
  }));
  await db.insertInto('product_facts').values(rows).execute();
}

/** Room in mm that the sample shoes have beyond their size. */
const ROOM_MM = 12;

/** Inserts the measured lengths of the sample products; one in three sellers has measured none. */
export async function seedLengths(
  db: Queryable,
  sizesOf: ReadonlyMap<number, readonly { size: string }[]>,
): Promise<void> {
  const rows = [...sizesOf].flatMap(([productId, options], index) =>
    index % 3 === 2
      ? []
      : [...new Set(options.map(({ size }) => size))].map((size) => ({
          product_id: productId,
          size,
          inner_mm: Number(size) + ROOM_MM + (index % 4),
        })),
  );
  await db.insertInto('product_lengths').values(rows).execute();
}
