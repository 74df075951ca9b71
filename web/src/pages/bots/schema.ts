/** The OpenAPI document, as far as the page that tries it reads it. */

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  description?: string;
  default?: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A request that can be made: how, where, and what for. */
export interface Request extends Operation {
  method: string;
  path: string;
}

export function requestsOf(document: Document): Request[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** What a request takes or answers with, if it is JSON. */
export function schemaIn(content: Content | undefined): Schema | null {
  return content?.content?.['application/json']?.schema ?? null;
}

export function answerOf({ responses }: Operation): Schema | null {
  const right = Object.keys(responses).find((status) => status.startsWith('2'));
  return right === undefined ? null : schemaIn(responses[right]);
}

function named(schema: Schema): string | null {
  return schema.$ref?.split('/').at(-1) ?? null;
}

/** A schema in a line: the names of what it refers to, not what they hold. */
export function typeOf(schema: Schema): string {
  const name = named(schema);
  if (name !== null) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.type === 'array') {
    const items = typeOf(schema.items ?? {});
    return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
  }
  const others = schema.additionalProperties;
  if (schema.type === 'object' && typeof others === 'object') return `{ [name]: ${typeOf(others)} }`;
  return schema.type ?? 'anything';
}

/** A schema and everything that it refers to, each once, as one would write it down. */
export function writtenOut(schema: Schema, known: Record<string, Schema>): string {
  const names = new Set<string>();
  gather(schema, known, names);
  const parts = [...names].map((name) => definition(name, known[name] ?? {}));
  return (named(schema) === null ? [typeOf(schema), ...parts] : parts).join('\n\n');
}

function gather(schema: Schema, known: Record<string, Schema>, names: Set<string>): void {
  const name = named(schema);
  if (name !== null) {
    if (names.has(name)) return;
    names.add(name);
    gather(known[name] ?? {}, known, names);
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...Object.values(schema.properties ?? {})];
  if (schema.items) inner.push(schema.items);
  if (typeof schema.additionalProperties === 'object') inner.push(schema.additionalProperties);
  for (const part of inner) gather(part, known, names);
}

function definition(name: string, schema: Schema): string {
  if (!schema.properties) return `${name} = ${typeOf(schema)}`;
  const fields = Object.entries(schema.properties).map(
    ([field, inner]) => `  ${field}${schema.required?.includes(field) ? '' : '?'}: ${typeOf(inner)}`,
  );
  return [`${name} {`, ...fields, '}'].join('\n');
}

/** Something to begin with, where a request takes JSON: all that must be there. */
export function exampleOf(schema: Schema, known: Record<string, Schema>): unknown {
  const name = named(schema);
  if (name !== null) return exampleOf(known[name] ?? {}, known);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((one) => one.type === 'null') ? null : exampleOf(choices[0] ?? {}, known);
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, known)];
  if (schema.type === 'integer' || schema.type === 'number') return 0;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'string') return '';
  const needed = (schema.required ?? []).filter((field) => field in (schema.properties ?? {}));
  return Object.fromEntries(
    needed.map((field) => [field, exampleOf(schema.properties?.[field] ?? {}, known)]),
  );
}

/** The address of a request with these parameters; the first one that is missing, if one is. */
export function addressOf(
  { path, parameters = [] }: Request,
  values: Record<string, string>,
): { address: string } | { missing: string } {
  const missing = parameters.find(({ name, required }) => required && !values[name]);
  if (missing) return { missing: missing.name };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    parameters
      .filter(({ in: where, name }) => where === 'query' && values[name])
      .map(({ name }) => [name, values[name] ?? '']),
  );
  return { address: filled + (query.size > 0 ? `?${query.toString()}` : '') };
}
