import { useEffect, useState } from 'react'

/** An address under which the browser shows a file that has not been sent; none without a file. */
export function useObjectUrl(file: File | null): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>()
  useEffect(
    function lendAnAddress() {
      if (!file) return
      const url = URL.createObjectURL(file)
      setShown({ file, url })
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return shown?.file === file ? shown?.url : undefined
}
