import { useEffect, useState } from 'react'

/**
 * Prints packing slips instead of what the page prints otherwise.
 * @returns whether slips are being printed, and a function that prints what is rendered then
 */
export function usePrintSlip(): [isPrinting: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(
    function printRenderedSlip() {
      if (!isPrinting) return
      const finish = () => setPrinting(false)
      // Some browsers return from `print` before the dialog is closed.
      addEventListener('afterprint', finish, { once: true })
      window.print()
      return () => removeEventListener('afterprint', finish)
    },
    [isPrinting],
  )

  return [isPrinting, () => setPrinting(true)]
}
