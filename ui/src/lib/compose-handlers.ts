/**
 * Returns an event handler that calls the handler of the caller, then that of the component, unless the first one calls `preventDefault`.
 * An event that was prevented before, such as Escape in a dialog, reaches both.
 */
export function composeHandlers<E extends { defaultPrevented: boolean }>(
  callerHandler: ((event: E) => void) | undefined,
  componentHandler: (event: E) => void,
) {
  return (event: E): void => {
    const { defaultPrevented } = event
    callerHandler?.(event)
    if (event.defaultPrevented === defaultPrevented) componentHandler(event)
  }
}
