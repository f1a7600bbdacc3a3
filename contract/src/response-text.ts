import type { ApprovalStatus } from './enums.ts'
import { LIMITS } from './limits.ts'
import { changedText } from './text-templates.ts'
import { TOAST_TEXT } from './toast-text.ts'

/** The messages of the server's responses. */
export const RESPONSE_TEXT = {
  unexpectedError: 'Your request could not be processed. Please try again.',
  /** Another admin has already decided on the application or review. */
  alreadyDecided: (status: ApprovalStatus) => `The status has changed to ‘${status}’. Please review it again.`,
  auth: {
    wrongCredentials: 'Email or password is incorrect.',
    emailTaken: 'That email address is already in use.',
    commonPassword: 'That password is too easy to guess. Please choose another one.',
    resetLinkSent: 'Please check your email for the link to reset your password.',
    passwordChanged: 'Password changed successfully. Please login with your new password.',
    resetLinkExpired: 'Your token has expired. Please attempt to reset your password again.',
    wrongOldPassword: 'Please enter your correct old password.',
    signedOut: 'You have signed out!',
    disabled: 'Your account has been disabled. Please contact us.',
  },
  user: {
    missing: 'No user found.',
    enabled: 'The account has been enabled.',
    disabled: 'The account has been disabled.',
    signedOut: 'The account has been signed out everywhere.',
    ownAccount: 'You cannot disable your own account.',
    lastAdmin: 'The last admin cannot be disabled.',
  },
  profile: { updated: 'Your profile is successfully updated!' },
  newsletter: {
    subscribed: 'You have successfully subscribed to the newsletter',
    missing: 'No subscriber found.',
    removed: 'Subscriber has been removed successfully!',
  },
  contact: {
    received: (email: string) => `We received your message, we will reach you on your email address ${email}!`,
    missing: 'No message found.',
    answered: 'Your answer has been sent!',
    alreadyAnswered: (name: string) => `${name} has already answered this message.`,
  },
  savedAnswer: {
    added: 'Answer has been saved!',
    updated: 'Answer has been updated!',
    deleted: 'Answer has been deleted!',
    missing: 'No saved answer found.',
    changed: 'Someone else has changed this answer since you opened it. Please open it again to see what is new.',
    titleTaken: 'There is already a saved answer with this title.',
    full: (count: number) => `There may not be more than ${count} saved answers.`,
  },
  savedView: {
    saved: 'View has been saved!',
    deleted: 'View has been deleted!',
    missing: 'No view found.',
    full: (count: number) => `A list may not have more than ${count} views.`,
  },
  address: {
    missing: 'No address found.',
    added: 'Address has been added successfully!',
    updated: 'Address has been updated successfully!',
    deleted: 'Address has been deleted successfully!',
  },
  product: {
    missing: 'No product found.',
    added: 'Product has been added successfully!',
    updated: 'Product has been updated successfully!',
    deleted: 'Product has been deleted successfully!',
    skuTaken: 'This sku is already in use.',
    skuOrSlugTaken: 'Sku or slug is already in use.',
    changed: changedText('product'),
    image: 'Please upload files with jpg, jpeg, png format.',
    tooManyPictures: `A product can have ${LIMITS.productPictures} pictures.`,
    priceChanged: (price: string) => `Its price is ${price} by now.`,
    pictures: 'Its pictures have changed. Please reload the page and try again.',
  },
  productFile: {
    missing: 'Please send a CSV file.',
    empty: 'The file has no rows. The first row has the names of the columns.',
    encoding: 'The file is not in UTF-8. Please save it as “CSV UTF-8”.',
    unreadable: (row: number) => `Row ${row} cannot be read. Check its quotation marks.`,
    noSku: 'The file has no column “sku”. The first row has the names of the columns.',
    columnTwice: (name: string) => `The file has the column “${name}” twice.`,
    tooManyRows: (max: string) => `The file has more than ${max}. Please split it.`,
    tooManyCells: 'The row has more cells than the first row.',
    skuTwice: (row: number) => `Row ${row} has the same sku.`,
    unknownBrand: 'No brand has this slug.',
    otherBrand: 'Your products always belong to your brand.',
    yesOrNo: 'Please write yes or no.',
    invalid: 'The file has errors. Please mend them and check it again.',
    changed: 'Products have changed since you checked the file. Please check it again.',
    imported: (added: number, changed: number) => `Imported: ${added} added, ${changed} changed.`,
  },
  category: {
    missing: 'No category found.',
    added: 'Category has been added successfully!',
    updated: 'Category has been updated successfully!',
    deleted: 'Category has been deleted successfully!',
    slugTaken: 'Slug is already in use.',
    changed: changedText('category'),
  },
  brand: {
    missing: 'No brand found.',
    added: 'Brand has been added successfully!',
    updated: 'Brand has been updated successfully!',
    deleted: 'Brand has been deleted successfully!',
    slugTaken: 'Slug is already in use.',
    changed: changedText('brand'),
  },
  merchant: {
    received: (phoneNumber: string) =>
      `We received your request! we will reach you on your phone number ${phoneNumber}!`,
    missing: 'No merchant found.',
    approved: 'Merchant has been approved successfully!',
    /** The merchant is approved and has not used an invitation yet. */
    invited: (email: string) => `Merchant has been approved successfully! An invitation is on its way to ${email}.`,
    /** An approved merchant with an account needs no invitation. */
    hasAccount: 'This merchant has signed up already, so no invitation has been sent.',
    accepted: 'You are now a merchant! You will be receiving an email as well. Thank you!',
    rejected: 'Merchant has been rejected successfully!',
    enabled: 'Merchant has been enabled successfully!',
    disabled: 'Merchant has been disabled successfully!',
    deleted: 'Merchant has been deleted successfully!',
    emailMissing: 'This application has no email address. Please call the phone number instead.',
    emailOfAdmin: 'That email address belongs to an admin, who cannot become a merchant.',
    emailOfMerchant: 'That email address belongs to another merchant already.',
    alreadyApplied: 'There is another open application with that email address.',
    notApproved: 'Only an approved merchant can be enabled or disabled.',
    signedUp: TOAST_TEXT.signedUp,
    expired: 'Your invitation has expired. Please ask us for a new one.',
  },
  order: {
    missing: 'No order found.',
    placed: 'Your order has been placed successfully!',
    cancelled: 'Order has been cancelled successfully',
    lineCancelled: 'Item has been cancelled successfully!',
    lineUpdated: 'Item status has been updated successfully!',
    insufficientStock: (n: number, name: string) => `Only ${n} of ${name} left in stock.`,
    /** @param before and `after` are formatted prices: `$12.00` */
    priceChanged: (name: string, before: string, after: string) =>
      `The price of ${name} has changed from ${before} to ${after}. Please review your cart.`,
    /** @param before and `after` are formatted totals with tax */
    chargeChanged: (before: string, after: string) =>
      `The total with tax has changed from ${before} to ${after}. Please review your cart.`,
  },
  review: {
    added: 'Your review has been added successfully and will appear when approved!',
    deleted: 'Review has been deleted successfully!',
    missing: 'No review found.',
    approved: 'Review has been approved successfully!',
    rejected: 'Review has been rejected successfully!',
    alreadyReviewed: 'You have already reviewed this product.',
  },
  stockAlert: {
    added: 'We will send you one mail when this toy is back.',
    deleted: 'We will not write to you about this toy.',
    inStock: 'This toy is back in stock.',
  },
  system: {
    /** @param mails a count: `3 mails` */
    retried: (mails: string) => `${mails} will be sent again now.`,
    discarded: (mails: string) => `${mails} discarded.`,
    backupStarted: 'The backup has started.',
    backupRunning: 'A backup is being written already.',
    nothing: 'No such mail is left. It is being sent, or someone else has taken care of it.',
  },
  wishlist: {
    added: 'Added to your Wishlist successfully!',
    updated: 'Your Wishlist has been updated successfully!',
    notShared: 'This wishlist is not shared.',
  },
} as const
