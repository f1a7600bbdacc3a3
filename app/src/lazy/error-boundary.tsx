import { Component, type ReactNode } from 'react'

export type ErrorBoundaryProps = {
  /** The path of the current page. A new path resets the boundary. */
  resetKey?: string
  /** Rendered instead of the children after an error. */
  fallback: ReactNode
  children: ReactNode
}
type State = { failed: boolean; resetKey: string | undefined }

/** Contains a render error, usually a chunk that failed to load, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, failed: false }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
