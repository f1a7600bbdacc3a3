'use client'

import { TextInput } from '@whirligig/ui/text-input'
import { useState } from 'react'

/** A controlled input, which needs the browser. Its label comes from the field around it. */
export function EmailInput() {
  const [email, setEmail] = useState('')
  return <TextInput type="email" value={email} onChange={setEmail} />
}
