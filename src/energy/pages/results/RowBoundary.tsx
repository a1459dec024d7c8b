import { Component, type ReactNode } from 'react';

/** Keeps what breaks inside one deal from breaking the page: the deal says so in its place, and the error is reported. */
export class RowBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p>This deal could not be shown.</p> : this.props.children;
  }
}
