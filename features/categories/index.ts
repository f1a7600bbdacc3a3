export { AddCategoryContainer } from './add-category.container.tsx'
export { CategoriesContainer } from './categories.container.tsx'
export { EditCategoryContainer } from './edit-category.container.tsx'
