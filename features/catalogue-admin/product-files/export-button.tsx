import { saveFile } from '@whirligig/core/http'
import { Button } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { type ExportFilter, exportProductsAtom } from './export-atom.ts'

/** Downloads the products that match the filters of the list as a CSV file. */
export function ExportButton({ filter }: { filter: ExportFilter }) {
  const [{ isPending }, exportProducts] = useAtom(exportProductsAtom)
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      onClick={() =>
        exportProducts(filter).then(
          (file) => saveFile(file, 'products.csv'),
          () => undefined, // the error toast is shown
        )
      }
    >
      Export
    </Button>
  )
}
