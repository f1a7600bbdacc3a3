/** The id that Storybook gives to the frame of a story in a docs page. The frame of its own canvas has another one. */
const FRAME_ID_PREFIX = 'iframe--'

/**
 * Lets a story in a frame of a docs page move the focus and scroll only once the user is in that frame. Otherwise a dialog that is
 * open from the start would take the focus from the page and scroll the page to its frame.
 * @param window the window of the preview
 */
export function keepFocusOutside(window: Window & typeof globalThis): void {
  if (!window.frameElement?.id.startsWith(FRAME_ID_PREFIX)) return
  const { focus } = window.HTMLElement.prototype
  const { select } = window.HTMLInputElement.prototype
  const { scrollIntoView } = window.Element.prototype
  window.HTMLElement.prototype.focus = function (options) {
    if (window.document.hasFocus()) focus.call(this, options)
  }
  // Chromium focuses an input whose text is selected.
  window.HTMLInputElement.prototype.select = function () {
    if (window.document.hasFocus()) select.call(this)
  }
  window.Element.prototype.scrollIntoView = function (options) {
    if (window.document.hasFocus()) scrollIntoView.call(this, options)
  }
}
