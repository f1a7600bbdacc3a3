/** A chunk of its own: it is preloaded on the first change of a form. */
export { UnsavedDialog as UnsavedChangesDialog } from '@whirligig/ui'
