import { Button, lazyMenu } from '@whirligig/ui'
import { ChevronDown } from 'lucide-react'

const SavedViewsMenu = lazyMenu(async () => (await import('./saved-views-menu.tsx')).SavedViewsMenu)

/** The menu of saved views of the list on this page. */
export const ListViews = () => (
  <SavedViewsMenu
    trigger={(props) => (
      <Button variant="secondary" size="sm" {...props}>
        Views
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
    )}
  />
)
