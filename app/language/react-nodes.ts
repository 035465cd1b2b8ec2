/** Whether React has rendered a node: it marks each with a property of this name and a random ending. */
export function isRenderedByReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

/**
 * Whether a node that React has not rendered is part of the page as the server sent it, and React has yet to take it
 * over: such a part stands between the comments `<!--$-->` and `<!--/$-->`, with nothing of React's before it.
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
