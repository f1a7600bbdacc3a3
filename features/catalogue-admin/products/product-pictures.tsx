import { LIMITS, type StaffProduct, toImageProps } from '@whirligig/contract'
import { Button, Card, Field, IconButton, ImageUpload, Picture } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { movePicture } from './move-picture.ts'
import { addPictureAtom, arrangePicturesAtom, uploadProgressAtom } from './upload-atoms.ts'
import { PICTURE_UPLOAD } from './validate-picture.ts'

/** The pictures of an existing product: their order, and the form to add one. Each change is saved at once. */
export function ProductPictures({ product: { _id, name, images = [] } }: { product: StaffProduct }) {
  const [image, setImage] = useState<File | null>(null)
  const [isValidating, setIsValidating] = useState(false)
  const progress = useAtomValue(uploadProgressAtom)
  const { isPending } = useAtomValue(arrangePicturesAtom)
  const add = useSetAtom(addPictureAtom)
  const arrange = useSetAtom(arrangePicturesAtom)
  const save = (list: readonly string[]) => arrange({ id: _id, images: [...list] }).catch(() => undefined) // the error toast is shown

  function upload(file: File): void {
    add({ id: _id, image: file }).then(
      () => setImage(null),
      () => undefined, // the error toast is shown
    )
  }

  return (
    <Card
      title="Pictures"
      summary="Shoppers see them in this order, the first one everywhere."
      className="grid grid-cols-1 gap-4"
    >
      <ol aria-busy={isPending || undefined} className="grid grid-cols-1 list-none gap-2 p-0">
        {images.map((url, index) => (
          <li key={url} className="flex items-center gap-1">
            <Picture
              {...toImageProps(url)}
              alt={`Picture ${index + 1} of ${name}`}
              sizes="45px"
              className="size-16 rounded-control"
            />
            <span className="flex-1" />
            <IconButton
              label={`Move picture ${index + 1} up`}
              icon={<ArrowUp aria-hidden="true" />}
              disabled={index === 0}
              loading={isPending}
              onClick={() => save(movePicture(images, index, -1))}
            />
            <IconButton
              label={`Move picture ${index + 1} down`}
              icon={<ArrowDown aria-hidden="true" />}
              disabled={index === images.length - 1}
              loading={isPending}
              onClick={() => save(movePicture(images, index, 1))}
            />
            <IconButton
              label={`Remove picture ${index + 1}`}
              icon={<Trash2 aria-hidden="true" />}
              tone="danger"
              disabled={images.length === 1}
              loading={isPending}
              onClick={() => save(images.filter((each) => each !== url))}
            />
          </li>
        ))}
      </ol>
      {images.length < LIMITS.productPictures ? (
        <Field label="Another picture" hint="It is added after the others.">
          <ImageUpload
            value={image}
            onChange={setImage}
            progress={progress}
            {...PICTURE_UPLOAD}
            onValidatingChange={setIsValidating}
          />
        </Field>
      ) : null}
      {image ? (
        <Button
          size="sm"
          variant="secondary"
          loading={isValidating || progress !== undefined}
          onClick={() => upload(image)}
        >
          Add picture
        </Button>
      ) : null}
    </Card>
  )
}
