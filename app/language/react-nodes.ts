/** React marks each node that it renders with a property of this name and a random suffix. */
export function isRenderedByReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

/**
 * Whether a node comes from the server and is not hydrated yet: it is in a Suspense boundary, between the comments
 * `<!--$-->` and `<!--/$-->`, with no node of React's before it.
 */
export function isAwaitingHydration(node: Node): boolean {
  let closed = 0;
  for (let one = node.previousSibling; one; one = one.previousSibling) {
    if (!(one instanceof Comment)) {
      if (isRenderedByReact(one)) return false;
    } else if (one.data === '/$') closed += 1;
    else if (one.data.startsWith('$')) {
      if (closed === 0) return true;
      closed -= 1;
    }
  }
  return false;
}
