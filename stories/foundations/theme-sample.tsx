import { Badge, Button, Callout, Menu, MenuTrigger, ThemeProvider } from '@whirligig/ui'

/** A few components on the page's ground, in a theme. */
export function ThemeSample({ title, theme }: { title: string; theme: 'light' | 'dark' }) {
  return (
    <ThemeProvider
      theme={theme}
      role="region"
      aria-label={title}
      className="grid content-start gap-4 rounded-panel border border-line p-5"
    >
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="text-ink-soft">Secondary text on paper.</p>
      <p className="flex flex-wrap gap-2">
        <Badge tone="success">Delivered</Badge>
        <Badge tone="info">Shipped</Badge>
        <Badge tone="highlight">New</Badge>
        <Badge tone="danger">Cancelled</Badge>
      </p>
      <Callout tone="info">Your parcel arrives tomorrow.</Callout>
      <p className="flex flex-wrap gap-3">
        <Button>Add To Cart</Button>
        <Button variant="secondary">Details</Button>
        <Menu
          trigger={<MenuTrigger>Categories</MenuTrigger>}
          items={[{ label: 'Cubework', href: '#/shop/brand/cubework' }]}
        />
      </p>
    </ThemeProvider>
  )
}
