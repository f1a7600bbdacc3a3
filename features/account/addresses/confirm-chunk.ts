// A chunk of its own: the dialog is fetched when somebody wants to delete.
export { ConfirmDialog } from '@whirligig/ui'
