import { DEFAULT_IMAGE, type StaffProduct } from '@whirligig/contract'
import { useReportDirty } from '@whirligig/core/forms'
import { Button, Card, Field, ImageUpload } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { replaceImageAtom, uploadProgressAtom } from './upload-atoms.ts'
import { PICTURE_UPLOAD } from './validate-picture.ts'

export type ProductImageProps = {
  product: Pick<StaffProduct, '_id' | 'imageUrl'>
  /** Called with `true` while an image is chosen but not uploaded. */
  onDirtyChange: (isDirty: boolean) => void
}

/** The image of an existing product. A new image is uploaded separately from the form. */
export function ProductImage({ product: { _id, imageUrl }, onDirtyChange }: ProductImageProps) {
  const [image, setImage] = useState<File | null>(null)
  const [isValidating, setIsValidating] = useState(false)
  const progress = useAtomValue(uploadProgressAtom)
  const replaceImage = useSetAtom(replaceImageAtom)
  useReportDirty(image !== null, onDirtyChange)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <Field label="Picture" hint="A new picture replaces the first one as soon as it is uploaded.">
        <ImageUpload
          value={image}
          onChange={setImage}
          currentUrl={imageUrl ?? DEFAULT_IMAGE.product}
          progress={progress}
          {...PICTURE_UPLOAD}
          onValidatingChange={setIsValidating}
        />
      </Field>
      {image ? (
        <Button
          size="sm"
          variant="secondary"
          loading={isValidating || progress !== undefined}
          onClick={() =>
            replaceImage({ id: _id, image }).then(
              () => setImage(null),
              () => undefined, // the error toast is shown
            )
          }
        >
          Upload picture
        </Button>
      ) : null}
    </Card>
  )
}
