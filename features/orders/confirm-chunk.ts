// A chunk of its own: the dialog is fetched when somebody wants to cancel.
export { ConfirmDialog } from '@whirligig/ui'
