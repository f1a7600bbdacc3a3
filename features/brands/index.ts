export { AddBrandContainer } from './add-brand.container.tsx'
export { BrandsContainer } from './brands.container.tsx'
export { EditBrandContainer } from './edit-brand.container.tsx'
