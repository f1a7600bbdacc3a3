/** Every public page with its title. `pages.spec.ts` checks each of them for title, narrow screens and accessibility. */
export const PUBLIC_PAGES: readonly [path: string, title: string][] = [
  ['/', 'Whirligig · Toys For Everyone'],
  ['/shop', 'All toys · Whirligig'],
  ['/shop?name=bear', '“bear” · Whirligig'],
  ['/shop?name=no+such+toy', '“no such toy” · Whirligig'],
  ['/shop/category/soft-toys', 'Soft Toys · Whirligig'],
  ['/shop/brand/hug-and-co', 'Hug & Co. · Whirligig'],
  ['/brands', 'Brands · Whirligig'],
  ['/product/teddy-bears', 'Teddy Bears · Whirligig'],
  ['/product/humming-top', 'Humming Top · Whirligig'],
  ['/login', 'Login · Whirligig'],
  ['/register', 'Create an Account · Whirligig'],
  ['/login?error=expired', 'Login · Whirligig'],
  ['/forgot-password', 'Forgot Password · Whirligig'],
  ['/reset-password/token-from-mail', 'Reset Password · Whirligig'],
  ['/merchant-signup/invitation?email=mina%40whirligig.test', 'Complete Sign Up · Whirligig'],
  ['/wishlist/token-of-a-link', 'A Wishlist For You · Whirligig'],
  ['/sell', 'Sell With Us · Whirligig'],
  ['/contact', 'Contact Information · Whirligig'],
  ['/delivery-and-returns', 'Delivery & Returns · Whirligig'],
  ['/privacy', 'Privacy · Whirligig'],
  ['/about', 'About Us · Whirligig'],
  ['/404', 'Not found · Whirligig'],
]

/** Pages of signed-in users; `{order}` and `{address}` are replaced by ids of the user. */
export const MEMBER_PAGES: readonly [path: string, title: string][] = [
  ['/dashboard', 'Your Account · Whirligig'],
  ['/dashboard/security', 'Account Security · Whirligig'],
  ['/dashboard/address', 'Addresses · Whirligig'],
  ['/dashboard/address/add', 'Add Address · Whirligig'],
  ['/dashboard/address/edit/{address}', 'Edit Address · Whirligig'],
  ['/dashboard/orders', 'Your Orders · Whirligig'],
  ['/dashboard/wishlist', 'Your Wishlist · Whirligig'],
  ['/support', 'Support · Whirligig'],
  ['/order/success/{order}', 'Thank you · Whirligig'],
  ['/order/{order}', 'Order Details · Whirligig'],
]

/** Pages of merchants; `{order}` is replaced by the id of an order of their toys. */
export const MERCHANT_PAGES: readonly [path: string, title: string][] = [
  ['/dashboard/customer-orders', 'Customer Orders · Whirligig'],
  ['/dashboard/customer-orders?status=all', 'Customer Orders · Whirligig'],
  ['/dashboard/customer-orders/{order}', 'Order Details · Whirligig'],
]

/** Pages of admins; `{order}` is replaced by the id of a customer's order, `{user}` by that of the customer. */
export const ADMIN_PAGES: readonly [path: string, title: string][] = [
  ['/dashboard/product', 'Products · Whirligig'],
  ['/dashboard/product/add', 'Add Product · Whirligig'],
  ['/dashboard/product/import', 'Import Products · Whirligig'],
  ['/dashboard/product/edit/{product}', 'Edit Product · Whirligig'],
  ['/dashboard/category', 'Categories · Whirligig'],
  ['/dashboard/category/add', 'Add Category · Whirligig'],
  ['/dashboard/category/edit/{category}', 'Edit Category · Whirligig'],
  ['/dashboard/brand', 'Brands · Whirligig'],
  ['/dashboard/brand/add', 'Add Brand · Whirligig'],
  ['/dashboard/brand/edit/{brand}', 'Edit Brand · Whirligig'],
  ['/dashboard/users', 'Users · Whirligig'],
  ['/dashboard/users?search=no+such+user', 'Users · Whirligig'],
  ['/dashboard/users/{user}', 'User · Whirligig'],
  ['/dashboard/merchant', 'Merchants · Whirligig'],
  ['/dashboard/merchant/add', 'Add Merchant · Whirligig'],
  ['/dashboard/review', 'Reviews · Whirligig'],
  ['/dashboard/messages', 'Messages · Whirligig'],
  ['/dashboard/messages?status=answered', 'Messages · Whirligig'],
  ['/dashboard/subscribers', 'Subscribers · Whirligig'],
  ['/dashboard/system', 'System · Whirligig'],
  ['/dashboard/orders', 'Your Orders · Whirligig'],
  ['/dashboard/orders/customers', 'Customer Orders · Whirligig'],
  ['/order/{order}', 'Order Details · Whirligig'],
]
