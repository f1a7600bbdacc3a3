import { formatCount, PRODUCT_FILE_LIMITS, type ProductImportPreview } from '@whirligig/contract'
import { ApiError } from '@whirligig/core/http'
import { Button, Callout, type CalloutTone, Card, Field, ProgressBar, SubPage, Text } from '@whirligig/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
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
  | { step: 'checking' | 'cancelled' | 'failed'; file: File; error?: string }
  | { step: 'checked' | 'importing'; file: File; preview: ProductImportPreview; error?: string }

const LARGE_TEXT = 'The file is larger than 8 MB. Please split it.'

const toText = (error: unknown): string => (error instanceof ApiError ? error.message : 'The file could not be read.')

/** The page that imports products from a CSV file: choose a file, look at its changes, import them. */
export function ImportProductsContainer({ listHref, onImported }: ImportProductsContainerProps) {
  const [state, setState] = useState<State>({ step: 'choose' })
  const currentCheck = useRef<AbortController>(null)
  const progress = useAtomValue(fileProgressAtom)
  const sendPreview = useSetAtom(previewImportAtom)
  const sendImport = useSetAtom(importProductsAtom)

  useEffect(() => () => currentCheck.current?.abort(), [])

  async function check(file: File): Promise<void> {
    const controller = new AbortController()
    currentCheck.current?.abort()
    currentCheck.current = controller
    if (file.size > PRODUCT_FILE_LIMITS.bytes) return setState({ step: 'failed', file, error: LARGE_TEXT })
    setState({ step: 'checking', file })
    const next = await sendPreview({ file, signal: controller.signal }).then(
      (preview): State => ({ step: 'checked', file, preview }),
      (error: unknown): State => ({ step: 'failed', file, error: toText(error) }),
    )
    if (!controller.signal.aborted) setState(next)
  }

  function cancelCheck(file: File): void {
    currentCheck.current?.abort()
    setState({ step: 'cancelled', file })
  }

  function runImport(file: File, preview: ProductImportPreview): void {
    setState({ step: 'importing', file, preview })
    sendImport({ file, plan: preview.plan }).then(onImported, (error: unknown) =>
      setState({ step: 'checked', file, preview, error: toText(error) }),
    )
  }

  const uploadPercent = progress === undefined || progress >= 100 ? undefined : progress
  return (
    <SubPage title="Import Products" back={{ label: 'Products', href: listHref }}>
      <div className="grid max-w-4xl grid-cols-1 gap-6">
        <Card className="grid grid-cols-1 justify-items-start gap-4">
          {/* Grouped, so that the field receives the focus when the Cancel button goes. */}
          <div className="grid w-full grid-cols-1 gap-4">
            <Field
              label="CSV file"
              hint={`UTF-8, up to ${formatCount(PRODUCT_FILE_LIMITS.rows, 'row')} and 8 MB.`}
              className="w-full"
            >
              <CsvInput
                fileName={'file' in state ? state.file.name : undefined}
                disabled={state.step === 'importing'}
                onChange={check}
              />
            </Field>
            {state.step === 'checking' ? (
              <div className="flex items-center gap-4">
                <ProgressBar label={`Checking ${state.file.name}`} value={uploadPercent} className="min-w-0 flex-1" />
                <Button variant="secondary" size="sm" onClick={() => cancelCheck(state.file)}>
                  Cancel
                </Button>
              </div>
            ) : null}
          </div>
          <FileHelp />
        </Card>
        {state.step === 'importing' ? (
          <div className="grid grid-cols-1 gap-2">
            <ProgressBar label={`Importing ${state.file.name}`} value={uploadPercent} />
            <Text size="sm" tone="soft">
              An import cannot be cancelled. You can leave this page; the import goes on.
            </Text>
          </div>
        ) : null}
        {'error' in state && state.error ? (
          <CheckAgain tone="error" text={state.error} onClick={() => check(state.file)} />
        ) : null}
        {state.step === 'cancelled' ? (
          <CheckAgain
            tone="info"
            text={`Cancelled. Nothing of ${state.file.name} was imported.`}
            onClick={() => check(state.file)}
          />
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

type CheckAgainProps = { tone: CalloutTone; text: string; onClick: () => void }

function CheckAgain({ tone, text, onClick }: CheckAgainProps) {
  return (
    <Callout
      tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
      action={
        <Button variant="secondary" size="sm" className="mt-2" onClick={onClick}>
          Check again
        </Button>
      }
    >
      {text}
    </Callout>
  )
}
