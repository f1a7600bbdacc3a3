import { Button } from '@whirligig/ui'
import { useAtom } from 'jotai'
import { connect } from '../http/connect.ts'
import { saveFile } from '../http/save-file.ts'
import { mutationAtom } from '../query/mutation-atom.ts'

const downloadAtom = mutationAtom({
  key: 'export',
  mutate: (client, path: string) => connect(client).url(path).get().blob(),
})

export type ExportButtonProps = {
  /** The endpoint with the filters of the list: `/order/export?status=open`. */
  path: string
  /** The name of the saved file: `orders.csv`. */
  fileName: string
}

/** Downloads the rows that a list finds, of all its pages. */
export function ExportButton({ path, fileName }: ExportButtonProps) {
  const [{ isPending }, download] = useAtom(downloadAtom)
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={isPending}
      onClick={() =>
        download(path).then(
          (file) => saveFile(file, fileName),
          () => undefined, // the error toast is shown
        )
      }
    >
      Export
    </Button>
  )
}
