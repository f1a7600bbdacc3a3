/** Returns the text of the option that the keyboard has reached in the list of a text field. */
export const getActiveName = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
