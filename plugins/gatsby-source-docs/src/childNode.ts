import type { CreateNodeArgs } from "gatsby";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates a typed child of a node; its digest covers its fields. Gatsby deletes the children of a node
 * that it makes anew.
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
  // The node exists when this returns; the promise is that of other plugins' work on it.
  void actions.createNode(child);
  // Gatsby's types ask for a node with an owner, which createNode has not handed back.
  actions.createParentChildLink({ parent: node, child: child });
}
