'use client'

import { WishButton } from '@whirligig/ui/wish-button'
import { useState } from 'react'

/** A heart that remembers its state until the page is left. */
export function Wish({ name }: { name: string }) {
  const [liked, setLiked] = useState(false)
  return <WishButton name={name} pressed={liked} onPressedChange={setLiked} />
}
