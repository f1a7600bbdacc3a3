import type { DeliveryAddress } from './address.ts'

/** An address as it stands on a parcel, line by line. */
export const formatAddressLines = ({ address, city, state, zipCode, country }: DeliveryAddress): string[] => [
  address,
  `${city}, ${state} ${zipCode}`,
  country,
]
