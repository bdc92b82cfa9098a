import { ProductEditor } from './product-editor.tsx';

/** /products/upload: editor of a new product. */
export default function ProductUploadScreen() {
  return <ProductEditor id={null} />;
}
