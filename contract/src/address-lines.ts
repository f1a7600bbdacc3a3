import type { DeliveryAddress } from './address.ts'

/** Returns the lines of a postal address. */
export const formatAddressLines = ({ address, city, state, zipCode, country }: DeliveryAddress): string[] => [
  address,
  `${city}, ${state} ${zipCode}`,
  country,
]
