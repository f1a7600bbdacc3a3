import { DEFAULT_IMAGE, FORM_TEXT, type StaffProduct } from '@whirligig/contract'
import { useReportDirty } from '@whirligig/core/forms'
import { Button, Field, ImageUpload } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { replacePictureAtom, uploadProgressAtom } from './atoms.ts'
import { TOO_LARGE } from './picture-text.ts'

export type ProductPictureProps = {
  product: Pick<StaffProduct, '_id' | 'imageUrl'>
  /** Whether one was chosen that has not been sent. */
  onDirtyChange: (isDirty: boolean) => void
}

/** The picture of a product that is there; another one takes its place as soon as it is sent. */
export function ProductPicture({ product: { _id, imageUrl }, onDirtyChange }: ProductPictureProps) {
  const [image, setImage] = useState<File | null>(null)
  const progress = useAtomValue(uploadProgressAtom)
  const replace = useSetAtom(replacePictureAtom)
  useReportDirty(image !== null, onDirtyChange)
  return (
    <div className="grid gap-4 rounded-panel border border-line bg-card p-5 shadow-card">
      <Field label="Picture" hint="A new one is shown as soon as it is sent.">
        <ImageUpload
          value={image}
          onChange={setImage}
          currentUrl={imageUrl ?? DEFAULT_IMAGE.product}
          progress={progress}
          wrongTypeText={FORM_TEXT.image.required}
          tooLargeText={TOO_LARGE}
        />
      </Field>
      {image ? (
        <Button
          size="sm"
          variant="secondary"
          loading={progress !== undefined}
          onClick={() =>
            replace(_id, image).then(
              () => setImage(null),
              () => undefined, // a failure is shown
            )
          }
        >
          Send the picture
        </Button>
      ) : null}
    </div>
  )
}
