import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = {
  /** Where the reader is: going elsewhere forgets the failure. */
  at?: string
  /** What stands there instead. */
  fallback: ReactNode
  children: ReactNode
}
type State = { failed: boolean; at: string | undefined }

/** Keeps what goes wrong in a part of the page, mostly a chunk that could not be fetched, from taking the rest along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return at === state.at ? null : { at, failed: false }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
