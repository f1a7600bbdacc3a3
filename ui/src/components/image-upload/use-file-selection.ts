import { useEffect, useRef, useState } from 'react'
import type { ImageUploadProps } from './image-upload.tsx'

const FAILED = 'Not checked. Please try again.'

/**
 * Validates a chosen file before it becomes the value. A file that is chosen meanwhile replaces it, and the value stays
 * while a file is validated or rejected.
 */
export function useFileSelection({
  validate,
  onChange,
  onValidatingChange,
}: Pick<ImageUploadProps, 'validate' | 'onValidatingChange'> & Required<Pick<ImageUploadProps, 'onChange'>>) {
  const [error, setError] = useState('')
  const [isValidating, setIsValidating] = useState(false)
  /** The file that is validated. */
  const candidate = useRef<File | null>(null)

  useEffect(function ignoreResultAfterUnmount() {
    return () => {
      candidate.current = null
    }
  }, [])

  const setCandidate = (file: File | null) => {
    candidate.current = file
    setIsValidating(file !== null)
    onValidatingChange?.(file !== null)
  }

  return {
    error,
    isValidating,
    select: async (file: File) => {
      setCandidate(file)
      setError('')
      let problem: string | undefined = FAILED
      try {
        problem = await validate(file)
      } finally {
        if (candidate.current === file) {
          setCandidate(null)
          setError(problem ?? '')
          if (problem === undefined) onChange(file)
        }
      }
    },
    remove: () => {
      setCandidate(null)
      setError('')
      onChange(null)
    },
  }
}
