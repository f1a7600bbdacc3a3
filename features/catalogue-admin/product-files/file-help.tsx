import { PRODUCT_FILE_COLUMNS, type ProductFileColumn } from '@whirligig/contract'
import { saveFile } from '@whirligig/core/http'
import { Accordion, Button, Text } from '@whirligig/ui'

/** What a column of a product file contains. */
const COLUMN_HELP: Record<ProductFileColumn, string> = {
  sku: 'The article number. It says which product the row changes.',
  name: 'The name of the toy.',
  description: 'The text of its page.',
  price: 'The price in dollars before tax, such as 12.50.',
  stock: 'The number of pieces that you have.',
  taxable: 'yes or no.',
  active: 'yes, or no for a toy that shoppers do not see.',
  brand: 'The slug of the brand. Merchants can leave it out.',
  age: 'Who it is for, such as “From 3 years”. Can be empty.',
  size: 'How large it is. Can be empty.',
  material: 'What it is made of. Can be empty.',
}

/** How to write a product file. */
export function FileHelp() {
  return (
    <div className="w-full text-sm">
      <Text tone="soft">Nothing is saved before you have seen what changes.</Text>
      <Accordion
        className="-mx-3 mt-1"
        items={[
          { label: 'Which columns a file can have', content: <ColumnHelp /> },
          {
            label: 'How to change products',
            content: (
              <p>
                Export your products, change the values in a spreadsheet and save it as CSV. Only <code>sku</code> is
                needed; a column that is missing stays as it is. Products that the file does not name stay too.
              </p>
            ),
          },
          {
            label: 'How to add products',
            content: (
              <p>
                A row with a new sku adds a toy. It needs a name, a description, a price, a stock and{' '}
                <code>taxable</code>. Add its pictures on its own page.
              </p>
            ),
          },
        ]}
      />
      <Button variant="link" size="sm" className="-ms-4" onClick={saveEmptyFile}>
        Download an empty file
      </Button>
    </div>
  )
}

const saveEmptyFile = () =>
  saveFile(new Blob([`\uFEFF${PRODUCT_FILE_COLUMNS.join(',')}\r\n`], { type: 'text/csv' }), 'products.csv')

function ColumnHelp() {
  return (
    <>
      <p>The first row names the columns, in any order.</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {PRODUCT_FILE_COLUMNS.map((column) => (
          <div key={column} className="contents">
            <dt>
              <code>{column}</code>
            </dt>
            <Text as="dd" tone="soft" className="m-0">
              {COLUMN_HELP[column]}
            </Text>
          </div>
        ))}
      </dl>
    </>
  )
}
