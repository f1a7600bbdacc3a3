import { lazyWhenIdle } from '@whirligig/ui'
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx'

/** Not rendered by the server: the slider is positioned with style attributes, which the content security policy forbids in HTML. */
const ShopPriceFilter = lazyWhenIdle(async () => (await import('./shop-price-filter.tsx')).ShopPriceFilter)

export type ShopSidebarProps = Omit<FilterPanelProps, 'price'>

/** The filters beside the list, on wide screens. */
export function ShopSidebar(props: ShopSidebarProps) {
  const { query, onChange } = props
  return (
    <section aria-label="Product Filters" className="grid grid-cols-1 gap-7">
      <FilterPanel
        {...props}
        price={
          <div className="min-h-33">
            <ShopPriceFilter query={query} onChange={onChange} />
          </div>
        }
      />
    </section>
  )
}
