import { changeValue } from '@whirligig/ui'

declare global {
  interface Window {
    /** What the visitor did before React took over. The first script of the document keeps it from React and records it (`app/build/route-script.ts`). */
    earlyInput?: {
      values: ReadonlyMap<Parameters<typeof changeValue>[0], string>
      /** The button that was pressed last. */
      button: HTMLButtonElement | null
      recording: AbortController
    }
  }
}

/** Repeats what the visitor typed and pressed before React took over. Call it once, after hydration. */
export function replayEarlyInput(): void {
  const { earlyInput } = window
  if (!earlyInput) return
  delete window.earlyInput
  earlyInput.recording.abort()
  for (const [control, value] of earlyInput.values) changeValue(control, value)
  queueMicrotask(() => earlyInput.button?.click()) // once React has rendered what was typed
}
