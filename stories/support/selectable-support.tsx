import { SupportContainer, type SupportContainerProps } from '@whirligig/support'
import { useState } from 'react'

/** Keeps the open conversation, as the address of the page does. */
export function SelectableSupport(args: SupportContainerProps) {
  const [selectedUserId, setSelectedUserId] = useState(args.selectedUserId)
  return <SupportContainer {...args} selectedUserId={selectedUserId} onSelect={setSelectedUserId} />
}
