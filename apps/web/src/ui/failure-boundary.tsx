import { Component, type ReactNode } from 'react'

export interface FailureBoundaryProps {
  readonly children: ReactNode
  /** What stands in the place of the children once one of them could not be shown. */
  readonly fallback: ReactNode
}

/** Keeps a part that fails (a chunk that cannot be loaded, say) from taking the page with it. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
