/** Changes the value of a control as a user does: React ignores values that are only set. */
export function changeValue(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  control.value = '' // what React compares the value with
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true })) // the only one that React listens to in a select
}
