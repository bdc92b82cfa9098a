import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ProductEditor } from './product-editor.tsx';

/** /products/edit/:id: a product that the shop has. */
export default function ProductEditScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return <ProductEditor key={id} id={id} />;
}
