// This text belongs to the owner of the shop. It stands below the price of every toy, and it must say the same as `delivery-and-returns.ts`.
export const DELIVERY_NOTE = 'Free delivery, 30 days to send it back'
