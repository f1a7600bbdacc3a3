// Its own module, so that the drawer and what it stands on are a chunk of their own.
export { NavDrawer } from '@whirligig/ui'
