import { Button, Drawer, ProductCard, ProductGrid, StarRating, type StarRatingProps } from '@whirligig/ui'
import { Price } from '@whirligig/ui/price'
import { colour } from '@whirligig/ui/tokens'
import { useState } from 'react'

type Toy = { name: string; price: string; rating: StarRatingProps['value']; colour: string }

const TOYS: readonly Toy[] = [
  { name: 'Red top', price: '$12.00', rating: 5, colour: colour.tomato },
  { name: 'Blue kite', price: '$24.50', rating: 4, colour: colour.sky },
  { name: 'Yellow duck', price: '$8.00', rating: 0, colour: colour.sun },
]

const disc = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="3" fill="${fill}"/></svg>`)}`

/** Three toys, and a drawer with their total price. */
export function ShopWindow() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Shop window</h1>
      <ProductGrid aria-label="Toys">
        {TOYS.map(({ name, price, rating, colour }) => (
          <ProductCard
            key={name}
            name={name}
            href={`#/${name}`}
            price={price}
            picture={{ src: disc(colour), tint: 'sun' }}
            rating={<StarRating value={rating} />}
          />
        ))}
      </ProductGrid>
      <Button onClick={() => setOpen(true)}>Show total</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Total">
        <Price value="$44.50" />
      </Drawer>
    </main>
  )
}
