import picture from '@whirligig/art/empty/lost.svg'
import { cartItemsAtom } from '@whirligig/cart'
import { SupportContainer } from '@whirligig/support'
import { Page, useReload } from '@whirligig/ui'
import { useAtomValue } from 'jotai'
import { LazyAccountSummary } from './lazy-account-summary.tsx'
import { LazySavedAnswers } from './lazy-saved-answers.tsx'
import { useConversationParam } from './use-conversation-param.ts'

export function Component() {
  const { reload, isReloading } = useReload()
  return (
    // So little that the chat fits the screen of staff, which has no footer.
    <Page className="md:pb-12">
      <title>Support · Whirligig</title>
      <SupportContainer
        {...useConversationParam()}
        onReconnect={reload}
        reconnecting={isReloading}
        cart={useAtomValue(cartItemsAtom)}
        renderPerson={(id) => <LazyAccountSummary id={id} />}
        renderAnswers={(name, insert) => <LazySavedAnswers name={name} onInsert={insert} />}
        emptyPicture={<img src={picture} alt="" width={176} height={132} />}
      />
    </Page>
  )
}
