import { formatCount, PRODUCT_FILE_LIMITS, type ProductImportPreview } from '@whirligig/contract'
import { ApiError } from '@whirligig/core/http'
import { Button, Callout, Card, Field, ProgressBar, SubPage } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { fileProgressAtom, importProductsAtom, previewImportAtom } from './atoms.ts'
import { CsvInput } from './csv-input.tsx'
import { FileHelp } from './file-help.tsx'
import { ImportPreview } from './import-preview.tsx'
import { formatImportLabel } from './preview-summary.ts'

export type ImportProductsContainerProps = {
  listHref: string
  /** Called when the products are imported. */
  onImported: () => void
}

type State =
  | { step: 'choose' }
  | { step: 'checking' | 'failed'; file: File; error?: string }
  | { step: 'checked' | 'importing'; file: File; preview: ProductImportPreview; error?: string }

const LARGE_TEXT = 'The file is larger than 8 MB. Please split it.'

const toText = (error: unknown): string => (error instanceof ApiError ? error.message : 'The file could not be read.')

/** The page that imports products from a CSV file: choose a file, look at its changes, import them. */
export function ImportProductsContainer({ listHref, onImported }: ImportProductsContainerProps) {
  const [state, setState] = useState<State>({ step: 'choose' })
  const newestFile = useRef<File>(null)
  const progress = useAtomValue(fileProgressAtom)
  const sendPreview = useSetAtom(previewImportAtom)
  const sendImport = useSetAtom(importProductsAtom)

  async function check(file: File): Promise<void> {
    newestFile.current = file
    if (file.size > PRODUCT_FILE_LIMITS.bytes) return setState({ step: 'failed', file, error: LARGE_TEXT })
    setState({ step: 'checking', file })
    const next = await sendPreview(file).then(
      (preview): State => ({ step: 'checked', file, preview }),
      (error: unknown): State => ({ step: 'failed', file, error: toText(error) }),
    )
    if (newestFile.current === file) setState(next)
  }

  function runImport(file: File, preview: ProductImportPreview): void {
    setState({ step: 'importing', file, preview })
    sendImport({ file, plan: preview.plan }).then(onImported, (error: unknown) =>
      setState({ step: 'checked', file, preview, error: toText(error) }),
    )
  }

  const isBusy = state.step === 'checking' || state.step === 'importing'
  return (
    <SubPage title="Import products" back={{ label: 'Products', href: listHref }}>
      <div className="grid max-w-4xl grid-cols-1 gap-6">
        <Card className="grid grid-cols-1 justify-items-start gap-4">
          <Field
            label="CSV file"
            hint={`UTF-8, up to ${formatCount(PRODUCT_FILE_LIMITS.rows, 'row')} and 8 MB.`}
            className="w-full"
          >
            <CsvInput fileName={'file' in state ? state.file.name : undefined} disabled={isBusy} onChange={check} />
          </Field>
          <FileHelp />
        </Card>
        {isBusy ? (
          <ProgressBar
            label={state.step === 'checking' ? `Checking ${state.file.name}` : `Importing ${state.file.name}`}
            value={progress === undefined || progress >= 100 ? undefined : progress}
          />
        ) : null}
        {'error' in state && state.error ? (
          <Callout
            tone="error"
            role="alert"
            action={
              <Button variant="secondary" size="sm" className="mt-2" onClick={() => check(state.file)}>
                Check again
              </Button>
            }
          >
            {state.error}
          </Callout>
        ) : null}
        {'preview' in state ? (
          <ImportPreview
            preview={state.preview}
            action={
              <ImportButton
                label={state.error ? null : formatImportLabel(state.preview)}
                loading={state.step === 'importing'}
                onClick={() => runImport(state.file, state.preview)}
              />
            }
          />
        ) : null}
      </div>
    </SubPage>
  )
}

type ImportButtonProps = { label: string | null; loading: boolean; onClick: () => void }

function ImportButton({ label, loading, onClick }: ImportButtonProps) {
  return label ? (
    <Button loading={loading} onClick={onClick} className="self-start">
      {label}
    </Button>
  ) : null
}
