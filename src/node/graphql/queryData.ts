/** The only Gatsby function used here; its own type says nothing about the result. */
interface Api {
  graphql(
    query: string,
  ): Promise<{ readonly data?: unknown; readonly errors?: readonly unknown[] }>;
}

/** What a query of the data layer answers; throws an Error that begins with `fault` when it has errors. */
export async function queryData<Data>(api: object, query: string, fault: string): Promise<Data> {
  const { data, errors = [] } = await (api as Api).graphql(query);
  if (errors.length > 0 || data === undefined) throw new Error([fault, ...errors].join("\n"));
  return data as Data;
}
