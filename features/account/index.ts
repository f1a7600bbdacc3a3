export { AddAddressContainer } from './addresses/add-address.container.tsx'
export { AddressPickerContainer } from './addresses/address-picker.container.tsx'
export { AddressesContainer } from './addresses/addresses.container.tsx'
export { EditAddressContainer } from './addresses/edit-address.container.tsx'
