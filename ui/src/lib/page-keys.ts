import { createContext } from 'react'

/**
 * Whether keys of lists work wherever the focus is, except in text fields. Otherwise they work only while it is in the list. An app that
 * turns it on must let users turn it off (WCAG 2.1.4): voice control types words.
 */
export const PageKeysContext = createContext(false)

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target' | 'defaultPrevented'>

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]'
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** Whether a key is meant for the page or a list on it, and not for a text field or the browser. */
export const isPageKey = ({ ctrlKey, altKey, metaKey, target, defaultPrevented }: Key): boolean =>
  !(ctrlKey || altKey || metaKey || defaultPrevented) && !(target instanceof Element && target.matches(TEXT_FIELDS))

/** Whether a dialog or menu covers the page. */
export const isPageCovered = (): boolean => document.querySelector(OVERLAYS) !== null
