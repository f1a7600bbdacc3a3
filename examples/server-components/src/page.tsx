import {
  Badge,
  buttonClass,
  Price,
  ProductCard,
  ProductGrid,
  StarRating,
  type StarRatingProps,
  ThemeProvider,
} from '@whirligig/ui'
import { Field } from '@whirligig/ui/field'
import { EmailInput } from './email-input.tsx'
import { Wish } from './wish.tsx'
import '@whirligig/ui/styles.css'

type Toy = { name: string; price: string; rating: StarRatingProps['value'] }

/** Stands for a query: a server component may wait for its data. */
async function loadToys(): Promise<Toy[]> {
  return [
    { name: 'Red top', price: '$12.00', rating: 5 },
    { name: 'Blue kite', price: '$24.50', rating: 4 },
  ]
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="3"/></svg>')}`

/** A page whose toys are rendered on the server only. Browsers load the code of the hearts, the pictures and the form. */
export async function Page() {
  const toys = await loadToys()
  return (
    <html lang="en">
      <head>
        <title>Server components</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body className="bg-paper p-8">
        <h1>
          Toys <Badge>New</Badge>
        </h1>
        <ProductGrid aria-label="Toys">
          {toys.map(({ name, price, rating }) => (
            <ProductCard
              key={name}
              name={name}
              href={`#${name}`}
              price={price}
              picture={{ src: PICTURE, tint: 'sun' }}
              rating={<StarRating value={rating} />}
              action={<Wish name={name} />}
            />
          ))}
        </ProductGrid>
        <p>
          Total <Price value="$36.50" previousValue="$40.00" />
        </p>
        <a className={buttonClass({ variant: 'secondary' })} href="#top">
          Back to top
        </a>
        <ThemeProvider theme="dark" className="rounded-panel p-6">
          <form>
            <Field label="Email">
              <EmailInput />
            </Field>
          </form>
        </ThemeProvider>
      </body>
    </html>
  )
}
