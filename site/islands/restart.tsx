import { Component, createRef, type ReactNode } from 'react';
import { readFields, writeFields, type Fields } from '../browser/typed/fields.ts';

interface RestartProps {
  /** What was typed before React came, which sets a textarea to the text that the server sent. */
  typed?: Fields;
  children: ReactNode;
}

/** Another script that changes elements again and again must not keep a visitor's processor busy. */
const MOST_STARTS = 20;

let starts = 0;

/**
 * Renders an island anew, with what was typed, when another script has changed its elements so that React cannot update them.
 * They have one element around them, which React can remove whatever is inside.
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
