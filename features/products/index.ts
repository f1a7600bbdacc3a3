export { AddProductContainer } from './add-product.container.tsx'
export { EditProductContainer } from './edit-product.container.tsx'
export { ProductsContainer } from './products.container.tsx'
