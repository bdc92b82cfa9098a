import { useState } from 'react';
import { useSearch } from 'wouter';
import { NothingToReview } from './nothing-to-review.tsx';
import { ReviewEditor } from './review-editor.tsx';

const idIn = (query: URLSearchParams, key: string): number | null => {
  const id = Number(query.get(key));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** New review: `?productId=`, and `&orderItemId=` if there are several purchases. */
export default function ReviewWriteScreen() {
  const query = new URLSearchParams(useSearch());
  const productId = idIn(query, 'productId');
  if (productId === null) return <NothingToReview />;
  return <Write key={query.toString()} productId={productId} orderItemId={idIn(query, 'orderItemId')} />;
}

function Write({ productId, orderItemId }: { productId: number; orderItemId: number | null }) {
  const [target] = useState(() => ({ kind: 'create' as const, productId, orderItemId }));
  return <ReviewEditor target={target} />;
}
