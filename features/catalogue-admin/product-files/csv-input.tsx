import { buttonClass, useFieldControl } from '@whirligig/ui'
import { FileSpreadsheet } from 'lucide-react'

export type CsvInputProps = {
  /** The name of the current file. */
  fileName?: string
  disabled: boolean
  onChange: (file: File) => void
}

/** Selects a CSV file by file dialog or drag and drop. The file input covers the whole box. */
export function CsvInput({ fileName, disabled, onChange }: CsvInputProps) {
  const fieldProps = useFieldControl()
  return (
    <div className="relative flex flex-wrap items-center gap-4 rounded-card border-2 border-dashed border-edge bg-card p-4 transition-colors duration-quick hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky has-disabled:border-edge has-disabled:bg-sand">
      <span className="grid size-12 shrink-0 place-items-center rounded-card bg-sun-pale text-ink-soft">
        <FileSpreadsheet aria-hidden="true" className="size-6" />
      </span>
      <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{fileName ?? 'Drop a file here'}</p>
      {disabled ? null : (
        <span aria-hidden="true" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {fileName ? 'Choose another file' : 'Choose a file'}
        </span>
      )}
      <input
        {...fieldProps}
        type="file"
        accept=".csv,text/csv"
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Without this, choosing the same file again after an edit would change nothing.
          currentTarget.value = ''
          if (file) onChange(file)
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  )
}
