import { Component, type ReactNode } from 'react';

interface RestartProps {
  children: ReactNode;
}

/**
 * Renders its children anew when another script has changed their elements so that React cannot update them. They
 * have one element around them, which React can remove whatever is inside.
 */
export class Restart extends Component<RestartProps, { starts: number; error?: unknown }> {
  override state: { starts: number; error?: unknown } = { starts: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override componentDidCatch() {
    // An error in the island's own code comes back at once: the root then gives up (app/islands/hydrate.tsx).
    this.setState(({ starts }) => ({ starts: starts + 1, error: undefined }));
  }

  override render() {
    const { error, starts } = this.state;
    if (error && starts >= MOST_RESTARTS) throw error;
    return error ? null : (
      <div key={starts} className="island">
        {this.props.children}
      </div>
    );
  }
}

/** Another script that changes elements again and again must not keep a visitor's processor busy. */
const MOST_RESTARTS = 20;
