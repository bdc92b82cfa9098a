import { alreadyReported } from '#domain/admin/reports/already-reported.ts';
import type { AppServices } from '#src/flow/services.ts';

/** True if the viewer has reported a product; false for guests and if the call fails. */
export async function hasReportedProduct(
  { call, session }: AppServices,
  productId: number,
  signal: AbortSignal,
): Promise<boolean> {
  if (!session.getSnapshot().context.user) return false;
  const query = { targetType: 'PRODUCT', targetId: productId } as const;
  return call(alreadyReported, { query }, { signal }).then(
    ({ isReported }) => isReported,
    () => false,
  );
}
