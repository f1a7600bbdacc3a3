import { PUBLIC_PATH } from '@whirligig/contract'
import { STAFF_FRAME_PATH } from '../src/layout/staff-frame-path.ts'
import { showTheme } from '../src/theme/show-theme.ts'
import { SHOP_FRAME_STYLES, STAFF_FRAME_STYLES } from './loading-frame.ts'

/** The files of pages that the server does not render, by the first segment of their path. */
export type PrivatePageFiles = Readonly<Record<string, readonly string[]>>

/**
 * Returns the script that runs before anything else of the document.
 *
 * It shows the theme that the user has chosen before anything is painted, and follows the choice in other tabs.
 *
 * It starts the scripts of a page that the server has rendered when its styles, fonts and first pictures are loaded and
 * painted, at the first press of a key or pointer, and at the latest after three seconds. Until React has taken over, it
 * records what is typed and which button is pressed (`app/src/layout/replay-early-input.ts`). An arrow down on the button of a
 * menu counts as a press, and Escape takes back the press of a button that opens something. React does not see these events: it
 * would handle them once when they happen and once when they are repeated.
 *
 * If the scripts cannot be loaded, it says so and offers a retry, because no button of the page works.
 *
 * The server cannot see the route in `/#/product/x` and answers with the home page. For a page that the server renders, the
 * script opens that page's own address instead, without a history entry. For other pages it starts to load the page's files at
 * once. Meanwhile it shows only the header of the home page, or the empty frame of the back office (`loading-frame.ts`). React
 * replaces both, so they are inert.
 */
export const createRouteScript = (files: PrivatePageFiles): string =>
  `(function (publicPath, staffFramePath, files) {
  var showTheme = ${String(showTheme)}
  try {
    showTheme(localStorage.getItem('theme'))
  } catch (error) {} // Storage is blocked: the page has the system's theme.
  addEventListener('storage', function (event) {
    if (event.key === 'theme' || event.key === null) showTheme(event.newValue)
  })
  function startScripts() {
    var template = document.getElementById('page-scripts')
    if (!template) return
    template.remove()
    document.head.append(document.importNode(template.content, true))
  }
  addEventListener('error', function (event) {
    var note = document.getElementById('scripts-failed')
    if (event.target.type !== 'module' || !note) return
    if (self.earlyInput) self.earlyInput.recording.abort()
    document.documentElement.inert = false
    note.hidden = false
    note.querySelector('button').onclick = function () { location.reload() }
  }, true) // errors of elements do not bubble
  function recordEarlyInput() {
    var early = (self.earlyInput = { values: new Map(), button: null, recording: new AbortController() })
    function record(type, listener) {
      addEventListener(type, listener, { capture: true, signal: early.recording.signal })
    }
    function recordValue(event) {
      if (/checkbox|radio/.test(event.target.type)) return
      event.stopImmediatePropagation()
      early.values.set(event.target, event.target.value)
    }
    record('pointerdown', startScripts)
    record('keydown', function (event) {
      event.stopImmediatePropagation()
      if (event.key === 'ArrowDown' && event.target.matches('[aria-haspopup=menu]')) {
        event.preventDefault() // the page would scroll
        early.button = event.target
      }
      if (event.key === 'Escape' && early.button && early.button.hasAttribute('aria-haspopup')) early.button = null
      startScripts()
    })
    record('input', recordValue)
    record('change', recordValue)
    record('submit', function (event) { event.stopImmediatePropagation() }) // the browser handles it
    record('click', function (event) {
      var button = event.target.closest('button')
      if (!button || (button.form && button.form.hasAttribute('action'))) return // the browser handles it
      event.preventDefault()
      event.stopImmediatePropagation()
      early.button = button
    })
  }
  var path = location.hash.slice(1)
  if (location.pathname !== '/' || path[0] !== '/' || path === '/') {
    recordEarlyInput()
    addEventListener('load', function () {
      requestAnimationFrame(function () { (self.requestIdleCallback || setTimeout)(startScripts) })
    })
    setTimeout(startScripts, 3000)
    return
  }
  if (publicPath.test(path.replace(/\\?.*/, ''))) {
    document.documentElement.hidden = true
    try {
      sessionStorage.setItem('history-state', JSON.stringify(history.state))
    } catch (error) {} // Storage is blocked: the page opens without the state of its history entry.
    location.replace(path)
    return
  }
  document.documentElement.inert = true
  var isStaff = false
  try {
    isStaff = staffFramePath.test(path) && !!localStorage.getItem('private_session_staff')
  } catch (error) {} // Storage is blocked, so no user is signed in.
  var styles = new CSSStyleSheet()
  styles.replaceSync(isStaff ? ${JSON.stringify(STAFF_FRAME_STYLES)} : ${JSON.stringify(SHOP_FRAME_STYLES)})
  document.adoptedStyleSheets = [styles]
  startScripts();
  (files[path.split(/[/?]/)[1]] || []).forEach(function (file) {
    var link = document.createElement('link')
    link.rel = /css$/.test(file) ? 'preload' : 'modulepreload'
    link.as = /css$/.test(file) ? 'style' : 'script'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  })
})(${String(PUBLIC_PATH)}, ${String(STAFF_FRAME_PATH)}, ${JSON.stringify(files)})`
