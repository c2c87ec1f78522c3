/** The child of `parent` that is `node` or holds it. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React work in a document that others have changed. Translation tools put elements in place of
 * texts, highlighters put them around texts, and React, which still holds the texts, would throw on removing
 * one or on inserting before it and take the page away (react#11538, open since 2017). What is gone already
 * counts as removed, and what was before it comes last; what was wrapped is found in its wrapper. A correct
 * call does what it always did.
 */
export function tolerateForeignNodes(): void {
  // Both are called on the node they were asked for.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    if (parent && this.contains(parent)) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, child, before && childWith(this, before));
    return child;
  };
}
