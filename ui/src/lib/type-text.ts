/** Changes the value of a control as a user does: React ignores values that are only set. */
export function typeText(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string): void {
  control.value = '' // what React compares the text with
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
