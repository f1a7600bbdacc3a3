import type { EndpointDocs } from '../endpoint-docs.ts'
import { PAGE_QUERY } from '../query-params.ts'

const STAFF_FILTERS = ['search', 'brand', 'category', 'stock', 'active'] as const
const OWN_BRAND = { ownership: 'brand', adminsAccessAll: true } as const

/** The endpoints of the catalogue and its reviews. */
export const CATALOGUE_DOCS = {
  'GET /product/list': {
    summary: 'Lists the toys on sale',
    details:
      'With a token, each toy has `isLiked`. Ties are sorted by `_id`, so that pages neither repeat nor skip a toy.',
    query: ['name', 'category', 'brand', 'min', 'max', 'rating', 'sortOrder', 'order', 'page', 'limit'],
  },
  'GET /product/list/facets': {
    summary: 'Counts how many toys each choice of a filter would leave',
    details:
      'Each filter is counted with all others applied, but not with itself. Categories and brands without toys are left out, unless they are chosen.',
    query: ['name', 'category', 'brand', 'min', 'max', 'rating'],
  },
  'GET /product/list/search/:term': { summary: 'Suggests up to ten toys whose name contains the text' },
  'GET /product/list/by-ids': {
    summary: 'Lists toys on sale by their ids',
    details: 'In the order of the ids, of which the first 12 count. With a session each toy has `isLiked`.',
    query: ['ids'],
  },
  'GET /product/featured': {
    summary: 'Returns the featured toys of the home page that are on sale',
    details:
      'A sold-out toy has `inventory` 0. A toy that is not on sale is left out. With a session each toy has `isLiked`.',
  },

  'GET /home': {
    summary: 'Returns the sections of the home page',
    details:
      'Categories, the newest and the most loved toys on sale, a brand, and quotes from approved reviews. The featured toys are in none of the sections. With a session each toy has `isLiked`.',
  },

  'GET /product/item/:key': { summary: 'Returns a toy on sale by its slug or id' },
  'GET /product/item/:key/related': {
    summary: 'Returns up to five toys on sale that go well with a toy',
    details:
      'Toys that were bought together with it, then toys of its categories, then toys of its brand. If it is sold out, toys of its categories come first. Sold-out toys come last. With a session each toy has `isLiked`.',
  },
  'GET /product': {
    summary: 'Lists products for staff',
    query: [...PAGE_QUERY, ...STAFF_FILTERS, 'sortBy'],
    ...OWN_BRAND,
  },
  'GET /product/export': {
    summary: 'Exports products as CSV, oldest first',
    query: [...STAFF_FILTERS, 'bom'],
    details: 'The columns are those of an import. A text that starts like a formula gets an apostrophe in front.',
    response: 'csv',
    ...OWN_BRAND,
  },
  'POST /product/import/preview': {
    summary: 'Checks a CSV file of products and says what its import would do',
    details:
      'At most 8 MB, 10,000 rows, UTF-8. The first row names the columns: `sku` and any of name, description, price, stock, taxable, active, brand (a slug), age, size, material. Rows are matched by `sku`. A column that is missing leaves existing products as they are.',
    csv: true,
    ...OWN_BRAND,
  },
  'POST /product/import': {
    summary: 'Imports a CSV file of products, all of it or nothing',
    query: ['plan'],
    details: 'The same file as in the preview. An import that would do anything else than the preview said is refused.',
    csv: true,
    ...OWN_BRAND,
  },
  'GET /product/list/select': { summary: 'Lists products for a select', query: ['search', 'limit'], ...OWN_BRAND },
  'GET /product/:id': { summary: 'Returns a product for staff', ...OWN_BRAND },
  'POST /product/add': {
    summary: 'Creates a product with its picture, or with the pictures of another product',
    details:
      'The picture is a jpg or png file by content, at most 5 MB and 40 megapixels. Without one, the product has the pictures of the product `like`, which must be one of the caller. The product of a merchant gets the brand of the merchant.',
    form: 'optional',
  },
  'PUT /product': {
    summary: 'Changes prices, stocks and switches of many products',
    details:
      'A product whose price is not `price.from` any more stays as it is. The difference of `stock.to` and `stock.from` is added to the current stock. `results` has, in the order of the request, why a product was not changed, and its current state.',
    ...OWN_BRAND,
  },
  'PUT /product/:id': {
    summary: 'Updates a product',
    details:
      'With `version`, the update is refused if the product has changed since then. With `inventory`, the stock that the caller saw, the difference is added to the current stock. Without `brand`, `age`, `size` or `material` these stay; null removes them.',
    ...OWN_BRAND,
  },
  'PUT /product/:id/active': { summary: 'Activates or deactivates a product', ...OWN_BRAND },
  'PUT /product/:id/image': { summary: 'Replaces the first picture of a product', form: true, ...OWN_BRAND },
  'POST /product/:id/picture': {
    summary: 'Adds a picture to a product, after the others',
    details: 'A product has at most 8 pictures. The first one is its `imageUrl`.',
    form: true,
    ...OWN_BRAND,
  },
  'PUT /product/:id/pictures': {
    summary: 'Sorts the pictures of a product and removes those that are not listed',
    ...OWN_BRAND,
  },
  'DELETE /product/delete/:id': { summary: 'Deletes a product; past orders stay complete', ...OWN_BRAND },

  'GET /category/list': { summary: 'Lists active categories' },
  'GET /category': {
    summary: 'Lists categories for staff with their product ids; merchants see the products of their brand',
  },
  'GET /category/:id': { summary: 'Returns a category for staff' },
  'POST /category/add': { summary: 'Creates a category' },
  'PUT /category/:id': { summary: 'Updates a category' },
  'PUT /category/:id/active': { summary: 'Activates or deactivates a category and its products' },
  'DELETE /category/delete/:id': { summary: 'Deletes a category; its products stay' },

  'GET /brand/list': { summary: 'Lists active brands, each with up to three of its newest toys on sale' },
  'GET /brand': { summary: 'Lists brands for staff', ...OWN_BRAND },
  'GET /brand/list/select': { summary: 'Lists brands for a select', ...OWN_BRAND },
  'GET /brand/:id': { summary: 'Returns a brand for staff', ...OWN_BRAND },
  'POST /brand/add': { summary: 'Creates a brand' },
  'PUT /brand/:id': { summary: 'Updates a brand', ...OWN_BRAND },
  'PUT /brand/:id/active': { summary: 'Activates or deactivates a brand and its products', ...OWN_BRAND },
  'DELETE /brand/delete/:id': {
    summary: 'Deletes a brand',
    details:
      'The products of the brand are not on sale until they get another brand. The merchant of the brand needs approval again.',
  },

  'GET /review/:slug': {
    summary: 'Lists the approved reviews of a toy',
    details:
      'Without `page` and `limit`, all reviews are on one page. With a token, `own` is the review of the caller in any status.',
    query: ['sort', ...PAGE_QUERY],
  },
  'POST /review/add': { summary: 'Adds a review, which waits for approval' },
  'GET /review': {
    summary: 'Lists reviews of every status, newest first',
    details:
      '`status`: `waiting`, `approved` or `rejected`. `sort=waiting` lists the waiting reviews first, then the rejected and the approved ones. `counts` has the number of reviews of each status.',
    query: [...PAGE_QUERY, 'status', 'sort'],
  },
  'PUT /review/status': {
    summary: 'Approves or rejects many reviews',
    details:
      '`Waiting Approval` as the decision undoes one. Each review is changed alone; `results` says for each why it was not. `status` is the status that the admin saw: a review that has another one by now is left as it is.',
  },
  'PUT /review/approve/:id': { summary: 'Approves a review' },
  'PUT /review/reject/:id': { summary: 'Rejects a review' },
  'DELETE /review/delete/:id': { summary: 'Deletes a review' },
} satisfies Record<string, EndpointDocs>
