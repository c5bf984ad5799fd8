import { same } from './value.ts';

type Schema = Readonly<Record<string, unknown>>;

const KEYWORDS = [
  '$schema',
  '$id',
  '$defs',
  '$ref',
  'title',
  'description',
  'examples',
  'type',
  'const',
  'enum',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'minItems',
  'minLength',
  'minimum',
  'oneOf',
] as const;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Checks a document against the part of JSON Schema that our schemas use; a keyword that it does not know is an error. */
export function schemaProblems(schema: unknown, value: unknown): readonly string[] {
  return problemsAt(schema as Schema, value, '$', schema as Schema);
}

function problemsAt(schema: Schema, value: unknown, path: string, root: Schema): readonly string[] {
  const strange = Object.keys(schema).filter((key) => !KEYWORDS.includes(key as never));
  if (strange.length > 0) throw new Error(`schema: cannot check ${strange.join(', ')} at ${path}`);
  const { $ref, oneOf } = schema as { readonly $ref?: string; readonly oneOf?: readonly Schema[] };
  return [
    ...($ref === undefined ? [] : problemsAt(definition(root, $ref), value, path, root)),
    ...(oneOf === undefined ? [] : amongAll(oneOf, value, path, root)),
    ...ofItself(schema, value, path),
    ...ofParts(schema, value, path, root),
  ];
}

function definition(root: Schema, ref: string): Schema {
  const name = ref.replace('#/$defs/', '');
  const found = (root['$defs'] as Readonly<Record<string, Schema>> | undefined)?.[name];
  if (found === undefined) throw new Error(`schema: there is no ${ref}`);
  return found;
}

function amongAll(schemas: readonly Schema[], value: unknown, path: string, root: Schema): readonly string[] {
  const tries = schemas.map((schema) => problemsAt(schema, value, path, root));
  const fitting = tries.filter((problems) => problems.length === 0).length;
  if (fitting === 1) return [];
  return fitting > 1 ? [`${path} fits ${fitting} descriptions`] : [`${path} fits none: ${tries.flat().join('; ')}`];
}

function ofItself(schema: Schema, value: unknown, path: string): readonly string[] {
  const {
    type,
    enum: allowed,
    minimum,
    minLength,
    minItems,
  } = schema as {
    readonly type?: string;
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly minLength?: number;
    readonly minItems?: number;
  };
  const problems: string[] = [];
  if (type !== undefined && typeOf(value) !== type) problems.push(`${path} is no ${type}`);
  if ('const' in schema && !same(schema['const'], value))
    problems.push(`${path} is not ${JSON.stringify(schema['const'])}`);
  if (allowed?.every((one) => !same(one, value))) problems.push(`${path} is none of ${JSON.stringify(allowed)}`);
  if (minimum !== undefined && typeof value === 'number' && value < minimum) problems.push(`${path} is too small`);
  if (minLength !== undefined && typeof value === 'string' && value.length < minLength)
    problems.push(`${path} is too short`);
  if (minItems !== undefined && Array.isArray(value) && value.length < minItems) problems.push(`${path} is too short`);
  return problems;
}

function ofParts(schema: Schema, value: unknown, path: string, root: Schema): readonly string[] {
  const { properties, required, additionalProperties, items } = schema as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
    readonly additionalProperties?: boolean;
    readonly items?: Schema;
  };
  if (Array.isArray(value)) {
    return items === undefined
      ? []
      : value.flatMap((item, index) => problemsAt(items, item, `${path}[${index}]`, root));
  }
  if (typeof value !== 'object' || value === null) return [];
  const missing = (required ?? []).filter((key) => !Object.hasOwn(value, key)).map((key) => `${path} lacks ${key}`);
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const own = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (own !== undefined) return problemsAt(own, part, `${path}.${key}`, root);
    return additionalProperties === false ? [`${path} has an unknown ${key}`] : [];
  });
  return [...missing, ...parts];
}
