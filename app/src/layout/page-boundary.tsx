import { ErrorState, Page } from '@whirligig/ui'
import { Component, type ReactNode } from 'react'

type Props = {
  /** Where the reader is: going elsewhere forgets the failure. */
  at: string
  children: ReactNode
}
type State = { failed: boolean; at: string }

/** Catches what goes wrong in a page, mostly a chunk that could not be fetched, and offers to try again. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failed: false }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page>
        <ErrorState
          text="This page could not be loaded."
          hint="The shop may be out of reach for a moment. Your cart is safe."
          onRetry={() => location.reload()}
        />
      </Page>
    )
  }
}
