import { ownReport } from '#domain/admin/reports/own-report.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Whether whoever is here has reported a product; a page is not to fail for it, and a visitor is not asked about. */
export async function hasReportedProduct(
  { call, session }: AppServices,
  productId: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (!session.getSnapshot().context.user) return false;
  const query = { targetType: 'PRODUCT', targetId: productId } as const;
  return call(ownReport, { query }, { signal }).then(
    ({ isReported }) => isReported,
    () => false,
  );
}
