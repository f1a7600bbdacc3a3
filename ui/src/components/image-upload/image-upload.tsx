import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { type ComponentProps, type DragEvent, useId, useState } from 'react'
import { useFormValue } from '../../hooks/use-form-value.ts'
import { cx } from '../../lib/cx.ts'
import { joinIds } from '../../lib/join-ids.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { useField, useFieldControl } from '../field/field-context.ts'
import { Picture } from '../picture/picture.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { formatFileSize } from './format-file-size.ts'
import { useFileSelection } from './use-file-selection.ts'
import { useObjectUrl } from './use-object-url.ts'

/** Gives an input a file, so that its form submits it. The visible input cannot, because a file that is dropped or pasted is not in it. */
function setInputFile(input: HTMLInputElement | null, file: File | null): void {
  if (!input) return
  const transfer = new DataTransfer()
  if (file) transfer.items.add(file)
  input.files = transfer.files
}

const ACCEPTED_TYPES = '.jpg,.jpeg,.png,image/jpeg,image/png'

export type ImageUploadProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'accept' | 'multiple' | 'required' | 'children'
> & {
  /** The selected file, not uploaded yet. Without it the control keeps the file, until its form is reset. */
  value?: File | null
  /** Called with a valid file, or with `null` when the user removes it. */
  onChange?: (value: File | null) => void
  /** Name of the selected file in its form. */
  name?: string
  /** URL of the current picture. A selected file replaces it. */
  currentUrl?: string
  /**
   * Returns why a file cannot be uploaded, or `undefined` if it can. Until then, and for such a file, the value stays. If it rejects, the
   * user reads that the file could not be checked, and the window receives the rejection.
   */
  validate: (file: File) => Promise<string | undefined>
  /** Called with `true` when a file is being validated, and with `false` afterwards. Do not submit in between. */
  onValidatingChange?: (isValidating: boolean) => void
  /** The files that can be uploaded: `jpg, jpeg or png, up to 5 MB`. */
  hint: string
  /** Upload progress, 0 to 100. The field is disabled while it is set. */
  progress?: number
  /** Prevents changes. */
  disabled?: boolean
}

/** Selects an image by file dialog, drag and drop or paste, and previews it. The file input covers the whole box. */
export function ImageUpload({
  value,
  onChange,
  name,
  currentUrl,
  validate,
  onValidatingChange,
  hint,
  progress,
  disabled = false,
  className,
  ...props
}: ImageUploadProps) {
  const id = useId()
  const field = useField()
  const controlId = props.id ?? field?.controlId ?? id
  const [file, setFile] = useFormValue(controlId, value, null, onChange)
  const { error, isValidating, select, remove } = useFileSelection({ validate, onChange: setFile, onValidatingChange })
  const fieldProps = useFieldControl({
    id: controlId,
    'aria-describedby': joinIds(props['aria-describedby'], error && `${id}-error`, `${id}-hint`),
    'aria-invalid': error ? true : props['aria-invalid'],
    'aria-required': props['aria-required'],
  })
  const labelId = props['aria-labelledby'] ?? (props['aria-label'] ? controlId : field?.labelId)
  const [isDragging, setIsDragging] = useState(false)
  const previewUrl = useObjectUrl(file)
  const visibleUrl = file ? previewUrl : currentUrl
  const isUploading = progress !== undefined
  const isDisabled = disabled || isUploading

  const selectFile = (selected: File | undefined) => {
    setIsDragging(false)
    if (selected && !isDisabled) void select(selected) // The window reports a rejection.
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault()
    setIsDragging(!isDisabled)
  }

  return (
    <div
      className={cx('grid grid-cols-1 gap-2', className)}
      onPaste={(event) => {
        const [pasted] = event.clipboardData.files
        if (!pasted) return
        event.preventDefault()
        selectFile(pasted)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input covers it, and its events bubble */}
      <div
        data-dragged={isDragging || undefined}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={() => setIsDragging(false)}
        onDrop={(event) => {
          event.preventDefault()
          selectFile(event.dataTransfer.files[0])
        }}
        className="relative flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed border-edge bg-card p-4 transition-colors duration-quick hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-aria-invalid:border-danger has-disabled:border-edge has-disabled:bg-sand data-dragged:border-sky data-dragged:bg-sky-pale"
      >
        {visibleUrl ? (
          <Picture src={visibleUrl} alt="" fit="cover" className="size-28 rounded-card" />
        ) : (
          <span className="grid size-28 shrink-0 place-items-center rounded-card bg-sun-pale text-ink-soft">
            <ImageUp aria-hidden="true" className="size-9" />
          </span>
        )}
        <div className="min-w-[min(10rem,100%)] flex-1 basis-40">
          <p className="font-semibold text-pretty wrap-anywhere">
            {file ? file.name : 'Drop a picture here, or paste it'}
          </p>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {file ? `${formatFileSize(file.size)}. ` : ''}
            {hint}
          </p>
          {isDisabled ? null : (
            <span
              id={`${id}-action`}
              aria-hidden="true"
              className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-3')}
            >
              {visibleUrl ? 'Replace' : 'Choose a file'}
            </span>
          )}
        </div>
        <input
          {...props}
          {...fieldProps}
          // The label, then what looks like the button.
          aria-labelledby={joinIds(labelId, !isDisabled && `${id}-action`)}
          type="file"
          accept={ACCEPTED_TYPES}
          disabled={isDisabled}
          onChange={(event) => {
            selectFile(event.target.files?.[0])
            // Without this, selecting the same file again after removing it would fire no change event.
            event.target.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {name ? (
          <input
            type="file"
            hidden
            name={name}
            form={props.form}
            disabled={isDisabled}
            ref={(input) => setInputFile(input, file)}
          />
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isValidating ? 'Checking the picture…' : null}
      </p>
      {isUploading ? <ProgressBar label={`Uploading ${file?.name ?? 'the picture'}`} value={progress} /> : null}
      {file && !isDisabled ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 aria-hidden="true" className="size-5 text-danger" />}
          onClick={() => {
            remove()
            document.getElementById(controlId)?.focus()
          }}
          className="justify-self-start"
        >
          {currentUrl ? 'Keep the old picture' : 'Remove picture'}
        </Button>
      ) : null}
    </div>
  )
}
