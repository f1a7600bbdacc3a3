// Its own module, so that the menu and what it stands on are a chunk of their own.
export { Menu } from '@whirligig/ui'
