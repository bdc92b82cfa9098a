import { MOST_IMPORT_LINES } from '#domain/policies/selling.ts';
import { MAX_SHIPMENTS } from '#domain/seller/orders/shipments.ts';
import { FIRST_ID, type GrowthFile } from './growth-files.ts';

const GOODS = '/api/seller/products';
const SHIPMENTS = '/api/seller/orders/shipments';
/** Addresses of the imports that are measured. */
export const IMPORT_PATHS = {
  readShipments: `${SHIPMENTS}/file`,
  sendShipments: SHIPMENTS,
  reviewProducts: `${GOODS}/import`,
  applyProducts: `${GOODS}/import/apply`,
} as const;

type Posted = { url: string; token: string | undefined; body: object };

async function post<T>({ url, token, body }: Posted): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer: { data: T } = await response.json();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** The longest file of products that may be imported, made of the export; every product has another price in it. */
async function changedProducts(base: string, token: string | undefined): Promise<FormData> {
  const { csv } = await post<{ csv: string }>({ url: `${base}${GOODS}/export`, token, body: {} });
  const lines = csv.trim().split('\r\n');
  const price = (lines[0] ?? '').split(',').indexOf('price');
  const changed = lines.slice(1, MOST_IMPORT_LINES - 10).map((line) =>
    line
      .split(',')
      .map((cell, column) => (column === price && cell !== '' ? '98700' : cell))
      .join(','),
  );
  const form = new FormData();
  form.append('file', new Blob([[lines[0], ...changed].join('\r\n')], { type: 'text/csv' }), 'products.csv');
  return form;
}

/**
 * Imports of sellers, as long as each may be, over the rows of `fillFresh`: the text, the check
 * and the sending of shipments, the
 * review of a file of products, and the turns that apply it.
 */
export async function growthImports(base: string, token: string | undefined): Promise<GrowthFile[]> {
  const rows = Array.from({ length: MAX_SHIPMENTS }, (_, n) => ({
    orderNo: `S${10_000_001 + n}`,
    orderItemId: String(FIRST_ID + n + 1),
    carrier: '한진택배',
    trackingNumber: String(1_000_000_000 + n),
  }));
  const text = [
    '주문번호,상품주문번호,택배사,송장번호',
    ...rows.map((row) => Object.values(row).join(',')),
  ].join('\n');
  const form = await changedProducts(base, token);
  const { ticket } = await post<{ ticket: string | null }>({
    url: `${base}${IMPORT_PATHS.reviewProducts}`,
    token,
    body: form,
  });
  if (ticket === null) throw new Error('the file of products would change nothing');
  return [
    { name: 'shipments, read', as: 'seller', path: IMPORT_PATHS.readShipments, body: { text } },
    {
      name: 'shipments, checked',
      as: 'seller',
      path: IMPORT_PATHS.sendShipments,
      body: { rows, dryRun: true },
    },
    { name: 'shipments, sent', as: 'seller', path: IMPORT_PATHS.sendShipments, body: { rows } },
    { name: 'products, reviewed', as: 'seller', path: IMPORT_PATHS.reviewProducts, body: form },
    { name: 'products, applied in turns', as: 'seller', path: IMPORT_PATHS.applyProducts, body: { ticket } },
  ];
}
