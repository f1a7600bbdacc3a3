import { UNREACHABLE_TEXT } from '@whirligig/core/http'
import { showToastAtom } from '@whirligig/core/toasts'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadPackingSlips } from './lazy-packing-slips.ts'

/** Whether packing slips are being printed. If their code cannot be loaded, a toast says so, and the page stays as it is. */
export function usePrintSlips() {
  const [isPrinting, setPrinting] = useState(false)
  const showToast = useSetAtom(showToastAtom)
  return {
    isPrinting,
    print: () =>
      loadPackingSlips().then(
        () => setPrinting(true),
        () => showToast({ tone: 'error', title: UNREACHABLE_TEXT }),
      ),
    finish: () => setPrinting(false),
  }
}
