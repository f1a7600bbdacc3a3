export { AddAddressContainer } from './add-address.container.tsx'
export { AddressPickerContainer } from './address-picker.container.tsx'
export { AddressesContainer } from './addresses.container.tsx'
export { EditAddressContainer } from './edit-address.container.tsx'
