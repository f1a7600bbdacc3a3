import { useMemo } from 'react'
import { type EditContainerProps, EditPage } from '../edit-page.tsx'
import { productKind } from './atoms.ts'
import { EditProductForm } from './edit-product-form.tsx'
import { eitherDirty } from './either-dirty.ts'
import { ProductPicture } from './product-picture.tsx'

export type EditProductContainerProps = EditContainerProps & {
  /** Whether any brand may be chosen; otherwise it stays as it is. */
  choosesBrand: boolean
}

/** The page of a product that is there. A picture that was chosen and not sent would be lost as typed things would. */
export function EditProductContainer(props: EditProductContainerProps) {
  const { choosesBrand, onSaved, onDirtyChange, ...place } = props
  const [onFormChange, onPictureChange] = useMemo(() => eitherDirty(onDirtyChange), [onDirtyChange])
  const saving = { choosesBrand, onSaved, onDirtyChange: onFormChange }
  return (
    <EditPage
      {...place}
      kind={productKind}
      form={(editing) => <EditProductForm {...editing} {...saving} />}
      aside={(product) => <ProductPicture product={product} onDirtyChange={onPictureChange} />}
    />
  )
}
