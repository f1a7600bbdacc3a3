// Long because each state and each action of the screen is a story.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { ImportProductsContainer } from '@whirligig/catalogue-admin'
import { PRODUCT_FILE_LIMITS, type ProductImportPreview, RESPONSE_TEXT } from '@whirligig/contract'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { withStoreAndToasts } from '../../../support/decorators/with-store.tsx'
import { forViewport } from '../../../support/for-viewport.ts'
import { signedIn } from '../../../support/signed-in.ts'

const PREVIEW: ProductImportPreview = {
  ...{ added: 1, changed: 2, unchanged: 40, errorCount: 0, errors: [], ignoredColumns: ['colour'], plan: 'plan-1' },
  changes: [
    { row: 2, sku: 'BEAR-1', name: 'Teddy Bears', kind: 'changed', fields: [{ column: 'stock', from: '4', to: '12' }] },
    {
      ...{ row: 9, sku: 'KITE-7', name: 'Box Kite', kind: 'changed' },
      fields: [
        { column: 'price', from: '12.50', to: '14.00' },
        { column: 'age', from: '', to: 'From 6 years' },
      ],
    },
    { row: 44, sku: 'BOAT-3', name: 'Sailing Boat', kind: 'new', fields: [] },
  ],
}

const previewHandler = (preview: ProductImportPreview) =>
  http.post('/api/product/import/preview', () => HttpResponse.json(preview))

const meta = {
  title: 'Features/Catalogue Admin/Products/Import Products',
  tags: ['role:admin', 'role:merchant'],
  component: ImportProductsContainer,
  decorators: [withStoreAndToasts],
  parameters: signedIn,
  args: { listHref: '#/dashboard/product', onImported: fn() },
  beforeEach: ({ msw }) => {
    msw.use(previewHandler(PREVIEW))
  },
} satisfies Meta<typeof ImportProductsContainer>

export default meta
type Story = StoryObj<typeof meta>
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

const createFile = (text = 'sku,stock\nBEAR-1,12') => new File([text], 'toys.csv', { type: 'text/csv' })
const choose = async ({ canvas, userEvent }: Context, file = createFile()) =>
  userEvent.upload(await canvas.findByLabelText('CSV file'), file)

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Products' })).toHaveAttribute('href', args.listHref)
    await expect(canvas.getByText('UTF-8, up to 10,000 rows and 8 MB.')).toBeVisible()
  },
}

/** One part of the help is open at a time. */
export const ReadsTheHelp: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Which columns a file can have'))
    await expect(canvas.getByText('The price in dollars before tax, such as 12.50.')).toBeVisible()
    await userEvent.click(canvas.getByText('How to add products'))
    await expect(canvas.getByText(/A row with a new sku adds a toy/)).toBeVisible()
    await expect(canvas.getByText('The price in dollars before tax, such as 12.50.')).not.toBeVisible()
  },
}

export const Checking: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/product/import/preview', () => delay('infinite')))
  },
  play: async (context) => {
    await choose(context)
    await context.canvas.findByRole('progressbar', { name: 'Checking toys.csv' })
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
}
export const CheckingOnPhone: Story = { ...forViewport('phone'), ...Checking }

/** The same file can be checked again, and another one can be chosen. */
export const Cancelled: Story = {
  ...Checking,
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await canvas.findByText('Cancelled. Nothing of toys.csv was imported.')
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const CancelledOnPhone: Story = { ...forViewport('phone'), ...Cancelled }

export const ChecksAnotherFileAfterCancelling: Story = {
  ...Checking,
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await choose(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    msw.use(previewHandler(PREVIEW))
    await choose(context, new File(['sku'], 'other.csv', { type: 'text/csv' }))
    await canvas.findByRole('button', { name: 'Import 3 products' })
    await expect(canvas.getByText('other.csv')).toBeVisible()
  },
}

export const Preview: Story = {
  play: async (context) => {
    const { canvas } = context
    await choose(context)
    await canvas.findByText('1 new product, 2 products to change, 40 products without a change.')
    await expect(canvas.getByText('stock 4 → 12')).toBeVisible()
    await expect(canvas.getByText('price 12.50 → 14.00, age empty → From 6 years')).toBeVisible()
    await expect(canvas.getByText('Not imported: “colour”.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 3 products' })).toBeEnabled()
  },
}
export const PreviewOnPhone: Story = { ...forViewport('phone'), ...Preview }

const errors: ProductImportPreview['errors'] = [
  { row: 3, column: 'price', message: 'Price must be at least 1.' },
  { row: 3, column: 'brand', message: RESPONSE_TEXT.productFile.unknownBrand },
  { row: 8, column: 'sku', message: RESPONSE_TEXT.productFile.skuTwice(3) },
  { row: 9, column: 'active', message: RESPONSE_TEXT.productFile.yesOrNo },
  { row: 12, column: 'brand', message: RESPONSE_TEXT.productFile.otherBrand },
  { row: 17, column: null, message: RESPONSE_TEXT.productFile.tooManyCells },
]

export const RowErrors: Story = {
  beforeEach: ({ msw }) => {
    msw.use(previewHandler({ ...PREVIEW, errors, errorCount: 240 }))
  },
  play: async (context) => {
    const { canvas } = context
    await choose(context)
    await canvas.findByText('240 errors. Nothing can be imported until the file has none.')
    for (const { message } of errors) await expect(canvas.getByText(message)).toBeVisible()
    await expect(canvas.getByText('The first 6 of 240 rows.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Import/ })).toBeNull()
  },
}
export const RowErrorsOnPhone: Story = { ...forViewport('phone'), ...RowErrors }

export const NothingToDo: Story = {
  beforeEach: ({ msw }) => {
    msw.use(previewHandler({ ...PREVIEW, ...{ added: 0, changed: 0, unchanged: 43, changes: [], ignoredColumns: [] } }))
  },
  play: async (context) => {
    await choose(context)
    await context.canvas.findByText('43 products without a change.')
    await expect(context.canvas.queryByRole('button', { name: /^Import/ })).toBeNull()
  },
}

export const RefusedFile: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/product/import/preview', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.productFile.noSku }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    await choose(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(RESPONSE_TEXT.productFile.noSku)
    msw.use(previewHandler(PREVIEW))
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await canvas.findByRole('button', { name: 'Import 3 products' })
  },
}

const REFUSALS = [
  RESPONSE_TEXT.productFile.empty,
  RESPONSE_TEXT.productFile.encoding,
  RESPONSE_TEXT.productFile.unreadable(3),
  RESPONSE_TEXT.productFile.noSku,
  RESPONSE_TEXT.productFile.columnTwice('sku'),
  RESPONSE_TEXT.productFile.tooManyRows('10,000 rows'),
]
export const EachReasonToRefuseAFile: Story = {
  play: async (context) => {
    for (const error of REFUSALS) {
      context.msw.use(http.post('/api/product/import/preview', () => HttpResponse.json({ error }, { status: 400 })))
      await choose(context)
      await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveTextContent(error))
    }
  },
}

export const TooLarge: Story = {
  play: async (context) => {
    await choose(context, createFile('x'.repeat(PRODUCT_FILE_LIMITS.bytes + 1)))
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The file is larger than 8 MB.')
  },
}

/** The server finishes an import even if the request is aborted, so that there is nothing to cancel it with. */
export const Importing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('/api/product/import', () => delay('infinite')))
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await choose(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 products' }))
    await canvas.findByRole('progressbar', { name: 'Importing toys.csv' })
    await expect(canvas.getByText(/^An import cannot be cancelled/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull()
    await expect(canvas.getByLabelText('CSV file')).toBeDisabled()
  },
}

let sentPlan: string | null = null
export const Imports: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/product/import', ({ request }) => {
        sentPlan = new URL(request.url).searchParams.get('plan')
        return HttpResponse.json({
          success: true,
          message: RESPONSE_TEXT.productFile.imported(1, 2),
          added: 1,
          changed: 2,
        })
      }),
    )
  },
  play: async (context) => {
    await choose(context)
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Import 3 products' }))
    await screen.findByText(RESPONSE_TEXT.productFile.imported(1, 2))
    await waitFor(() => expect(context.args.onImported).toHaveBeenCalledOnce())
    await expect(sentPlan).toBe('plan-1')
  },
}

export const ProductsChangedSince: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/api/product/import', () =>
        HttpResponse.json({ error: RESPONSE_TEXT.productFile.changed }, { status: 400 }),
      ),
    )
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await choose(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 3 products' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(RESPONSE_TEXT.productFile.changed)
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled()
    await expect(args.onImported).not.toHaveBeenCalled()
  },
}
