export interface VariableShape {
  kind: 'string' | 'int' | 'float' | 'boolean' | 'json' | 'enum' | 'list' | 'object';
  mayBeNull?: true;
  mayBeAbsent?: true;
  values?: readonly string[];
  of?: VariableShape;
  fields?: Readonly<Record<string, VariableShape>>;
}

export interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  variables: Readonly<Record<string, VariableShape>>;
}
