import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'
import { anAddress } from './fixtures/index.ts'

test('an address is three lines on a parcel', () => {
  expect(addressLines(anAddress())).toEqual(['12 Clockmaker Lane', 'Portland, Oregon 97201', 'United States'])
})
