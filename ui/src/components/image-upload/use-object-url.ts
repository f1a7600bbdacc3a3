import { useEffect, useState } from 'react'

/** Returns an object URL that previews a local file, and revokes it when the file changes. */
export function useObjectUrl(file: File | null): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>()
  useEffect(
    function createObjectUrl() {
      if (!file) return
      const url = URL.createObjectURL(file)
      setPreview({ file, url })
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return preview?.file === file ? preview?.url : undefined
}
