import type { CreateNodeArgs } from "gatsby";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates a typed child of a node; its digest covers its fields. When Gatsby makes a node again, it deletes
 * the node's children.
 */
export function createChild(api: CreateNodeArgs, type: string, key: string, fields: Fields): void {
  const { node, actions, createNodeId, createContentDigest } = api;
  const child = {
    ...fields,
    id: createNodeId(`docs >>> ${type} >>> ${key}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  // The node exists when this returns; the promise is for other plugins' work on it.
  void actions.createNode(child);
  // Gatsby's types ask for a node with an owner, which createNode has not returned.
  actions.createParentChildLink({ parent: node, child: child });
}
