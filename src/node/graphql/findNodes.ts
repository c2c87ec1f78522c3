/** What a resolver asks for nodes: the names of their types, each with what is read of such a node. */
export interface NodeContext<Nodes extends object> {
  readonly nodeModel: {
    findAll<Type extends keyof Nodes>(query: {
      readonly type: Type;
    }): Promise<{ readonly entries: Iterable<Nodes[Type]> }>;
  };
}

/** All nodes of a type; by this Gatsby learns what the page that is queried depends on. */
export async function findNodes<Nodes extends object, Type extends keyof Nodes>(
  { nodeModel }: NodeContext<Nodes>,
  type: Type,
): Promise<Nodes[Type][]> {
  return [...(await nodeModel.findAll({ type })).entries];
}
