/**
 * For `onEscapeKeyDown` of Radix dialogs, which get Escape before the control that has the focus. The dialog stays open if the control uses
 * the key, which its attribute `data-escape` says, or if the key belongs to an input method.
 */
export function leaveEscape(event: KeyboardEvent): void {
  const [control] = event.composedPath()
  if (event.isComposing || (control instanceof Element && control.matches('[data-escape]'))) event.preventDefault()
}
