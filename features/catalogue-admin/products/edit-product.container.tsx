import { type ReactNode, useMemo } from 'react'
import { type EditContainerProps, EditPage } from '../edit-page.tsx'
import { productResource } from './atoms.ts'
import { combineDirty } from './combine-dirty.ts'
import { EditProductForm } from './edit-product-form.tsx'
import { formatOffReasons } from './off-reason-text.ts'
import { ProductImage } from './product-image.tsx'
import { ProductPictures } from './product-pictures.tsx'

export type EditProductContainerProps = EditContainerProps & {
  /** Whether the user can change the brand. */
  canChooseBrand: boolean
  /** What staff have changed, below the pictures. */
  history?: ReactNode
}

/** The page that edits a product. An image that is chosen but not uploaded counts as an unsaved change. */
export function EditProductContainer(props: EditProductContainerProps) {
  const { canChooseBrand, history, onSaved, onDirtyChange, ...page } = props
  const [onFormDirtyChange, onImageDirtyChange] = useMemo(() => combineDirty(onDirtyChange), [onDirtyChange])
  return (
    <EditPage
      {...page}
      resource={productResource}
      note={formatOffReasons}
      form={(source) => (
        <EditProductForm
          {...source}
          canChooseBrand={canChooseBrand}
          onSaved={onSaved}
          onDirtyChange={onFormDirtyChange}
        />
      )}
      aside={(product) => (
        <>
          <ProductImage product={product} onDirtyChange={onImageDirtyChange} />
          <ProductPictures product={product} />
          {history}
        </>
      )}
    />
  )
}
