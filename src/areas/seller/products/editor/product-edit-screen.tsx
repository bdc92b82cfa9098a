import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ProductEditor } from './product-editor.tsx';

/** /products/edit/:id: editor of a stored product. */
export default function ProductEditScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return <ProductEditor key={id} id={id} />;
}
