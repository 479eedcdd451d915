/** What a variable may hold, read off the contract when the site is built. */
export interface VariableShape {
  kind: 'string' | 'int' | 'float' | 'boolean' | 'json' | 'enum' | 'list' | 'object';
  mayBeNull?: true;
  mayBeAbsent?: true;
  values?: readonly string[];
  of?: VariableShape;
  fields?: Readonly<Record<string, VariableShape>>;
}

/** A document that the site was built with. */
export interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  variables: Readonly<Record<string, VariableShape>>;
}
