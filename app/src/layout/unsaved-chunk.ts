// A chunk of its own: the dialog is fetched when somebody has typed something.
export { UnsavedDialog } from '@whirligig/ui'
