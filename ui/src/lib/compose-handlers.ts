/**
 * Returns an event handler that calls the handler of the caller, then that of the component unless the first one has prevented it. An
 * event that was prevented before, such as Escape in a dialog, reaches both.
 */
export function composeHandlers<E extends { defaultPrevented: boolean }>(
  own: ((event: E) => void) | undefined,
  inner: (event: E) => void,
) {
  return (event: E): void => {
    const { defaultPrevented } = event
    own?.(event)
    if (event.defaultPrevented === defaultPrevented) inner(event)
  }
}
