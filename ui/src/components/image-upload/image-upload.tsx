import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Button, buttonClass } from '../button/button.tsx'
import { useFieldControl } from '../field/field-context.ts'
import { Picture } from '../picture/picture.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { useObjectUrl } from './use-object-url.ts'
import { ACCEPTED_TYPES, formatFileSize, validateImageFile } from './validate-image-file.ts'

const MB = 1_000_000

export type ImageUploadProps = {
  /** The chosen file, which has not been sent yet. */
  value: File | null
  /** Only ever gets files of the right type and size, or null when it is taken away. */
  onChange: (value: File | null) => void
  /** The focus has left the field: the moment to check it. */
  onBlur?: () => void
  /** The picture that is there already; a chosen file takes its place. */
  currentUrl?: string
  /** Said for a file of another type than jpg, jpeg or png. */
  wrongTypeText: string
  /** Said for a file that is too large. */
  tooLargeText: string
  /** The most a file may have; 5 MB. */
  maxBytes?: number
  /** 0 to 100 while it is being sent; nothing can be changed meanwhile. */
  progress?: number
  /** Nothing can be chosen. */
  disabled?: boolean
  /** Classes of the whole, merged last. */
  className?: string
  /** The file field: where the focus belongs. */
  ref?: (input: HTMLInputElement | null) => void
}

/** A picture by choosing, dropping or pasting a file, shown before it is sent. The whole box is the file field itself. */
export function ImageUpload({
  value,
  onChange,
  onBlur,
  currentUrl,
  wrongTypeText,
  tooLargeText,
  maxBytes = 5 * MB,
  progress,
  disabled = false,
  className,
  ref,
}: ImageUploadProps) {
  const id = useId()
  const wiring = useFieldControl({ describedBy: `${id}-problem ${id}-hint` })
  const [problem, setProblem] = useState('')
  const [dragged, setDragged] = useState(false)
  const chosenUrl = useObjectUrl(value)
  const shownUrl = value ? chosenUrl : currentUrl
  const isBusy = progress !== undefined
  const isOff = disabled || isBusy

  const take = (file: File | undefined) => {
    setDragged(false)
    if (!file || isOff) return
    const wrong = validateImageFile(file, maxBytes)
    setProblem(wrong === 'type' ? wrongTypeText : wrong === 'size' ? tooLargeText : '')
    if (!wrong) onChange(file)
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setDragged(!isOff)
  }

  return (
    <div
      className={cx('grid gap-2', className)}
      onPaste={(event) => {
        const [file] = event.clipboardData.files
        if (!file) return
        event.preventDefault()
        take(file)
      }}
    >
      <div
        data-dragged={dragged || undefined}
        className="relative flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed border-edge bg-card p-4 transition-colors duration-quick hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-aria-invalid:border-danger has-disabled:border-edge has-disabled:bg-sand data-dragged:border-sky data-dragged:bg-sky-pale"
      >
        {shownUrl ? (
          <Picture src={shownUrl} alt="" fit="cover" className="size-28 rounded-card" />
        ) : (
          <span className="grid size-28 shrink-0 place-items-center rounded-card bg-sun-pale text-ink-soft">
            <ImageUp aria-hidden="true" className="size-9" />
          </span>
        )}
        <div className="min-w-40 flex-1 basis-40">
          <p className="font-semibold wrap-anywhere">{value ? value.name : 'Drop a picture here, or paste it'}</p>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {value ? `${formatFileSize(value.size)}. ` : ''}jpg, jpeg or png, up to {formatFileSize(maxBytes)}
          </p>
          {isOff ? null : (
            <span aria-hidden="true" className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-3')}>
              {shownUrl ? 'Replace' : 'Choose a file'}
            </span>
          )}
        </div>
        <input
          {...wiring}
          ref={ref}
          type="file"
          accept={ACCEPTED_TYPES}
          disabled={isOff}
          onBlur={onBlur}
          onChange={(event) => {
            take(event.target.files?.[0])
            // The same file may be chosen again after it was taken away.
            event.target.value = ''
          }}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={() => setDragged(false)}
          onDrop={(event) => {
            event.preventDefault()
            take(event.dataTransfer.files[0])
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      <div id={`${id}-problem`} aria-live="assertive">
        {problem ? (
          <p className="flex items-start gap-1.5 text-sm font-semibold text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        ) : null}
      </div>
      {isBusy ? <ProgressBar label={`Uploading ${value?.name ?? 'the picture'}`} value={progress} /> : null}
      {value && !isOff ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 aria-hidden="true" className="size-5 text-danger" />}
          onClick={() => {
            setProblem('')
            onChange(null)
            document.getElementById(wiring.id)?.focus()
          }}
          className="justify-self-start"
        >
          {currentUrl ? 'Keep the old picture' : 'Remove picture'}
        </Button>
      ) : null}
    </div>
  )
}
