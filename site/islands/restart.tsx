import { Component, createRef, type ReactNode } from 'react';
import { readFields, writeFields, type Fields } from '../browser/typed/fields.ts';

interface RestartProps {
  /** The visitor's text from before React loaded: React resets a textarea to the text that the server sent. */
  typed?: Fields;
  children: ReactNode;
}

/** The limit stops endless work when another script changes elements again and again. */
const MOST_STARTS = 20;

let starts = 0;

/**
 * Renders an island again, with the visitor's input, when another script has changed its elements so that React cannot
 * update them. One element wraps the island: React can remove it, whatever other scripts have put inside.
 */
export class Restart extends Component<RestartProps, { start: number }> {
  override state = { start: 0 };
  element = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    starts += 1;
    return { start: starts };
  }

  override componentDidMount() {
    this.write(this.props.typed);
  }

  override getSnapshotBeforeUpdate() {
    return this.element.current && readFields(this.element.current);
  }

  override componentDidUpdate(_props: RestartProps, _state: object, typed: Fields | null) {
    this.write(typed);
  }

  write(typed: Fields | null | undefined) {
    if (this.element.current && typed) writeFields(this.element.current, typed);
  }

  override render() {
    const { start } = this.state;
    if (start > MOST_STARTS) throw new Error('Another script changes this island again and again');
    return (
      <div key={start} ref={this.element} className="island">
        {this.props.children}
      </div>
    );
  }
}
