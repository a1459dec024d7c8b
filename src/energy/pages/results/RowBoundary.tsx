import { Component, type ReactNode } from 'react';
import { say } from './words.ts';

/** Keeps what breaks inside one deal from breaking the page: the deal says so in its place, and the error is reported. */
export class RowBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p>{say('not-shown')}</p> : this.props.children;
  }
}
