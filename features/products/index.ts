export { AddProductContainer } from './add-product.container.tsx'
export { EditProductContainer } from './edit-product.container.tsx'
export { ProductsContainer, type ProductsContainerProps } from './products.container.tsx'
