import { atom, type WritableAtom } from 'jotai'

/** Called with the progress of an upload, 0 to 100. */
export type OnProgress = (percent: number) => void

/** The input of a mutation that reports its progress. */
export type Upload<Input> = { input: Input; onProgress: OnProgress }

/** Creates the progress of uploads of which one runs at a time. */
export function createUploadProgress() {
  const percentAtom = atom<number | undefined>(undefined)
  return {
    /** The progress of the current upload, 0 to 100; undefined without one. */
    progressAtom: atom((get) => get(percentAtom)),
    /** An action that runs a mutation and updates the progress. After an abort, the progress belongs to the next upload. */
    withProgress: <Input, Data>(mutation: WritableAtom<unknown, [Upload<Input>], Promise<Data>>) =>
      atom(null, async (_get, set, input: Input & { signal?: AbortSignal }): Promise<Data> => {
        set(percentAtom, 0)
        try {
          return await set(mutation, { input, onProgress: (percent) => set(percentAtom, percent) })
        } finally {
          if (!input.signal?.aborted) set(percentAtom, undefined)
        }
      }),
  }
}
