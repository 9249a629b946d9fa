import type { Column, Enum, Func, Relationship, Schema, Table } from './read-schema';

const NUMBERS = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'];
const TEXTS = [
  'text',
  'varchar',
  'bpchar',
  'uuid',
  'date',
  'time',
  'timetz',
  'timestamp',
  'timestamptz',
  'interval',
  'daterange',
];

const NOTHING = '[_ in never]: never';

/**
 * Prints a schema as a module, in the form of `supabase gen types typescript`.
 * @throws Error on an unknown column type
 */
export function printTypes({ tables, views, functions, enums }: Schema): string {
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    export type Database = {
      public: {
        Tables: { ${tables.map(table).join('\n')} };
        Views: { ${views.map(view).join('\n') || NOTHING} };
        Functions: { ${functions.map(func).join('\n') || NOTHING} };
        Enums: { ${enums.map(enumType).join('\n')} };
        CompositeTypes: { [_ in never]: never };
      };
    };

    type Public = Database['public'];

    export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
    export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
    export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
    export type Enums<Name extends keyof Public['Enums']> = Public['Enums'][Name];

    export const Constants = { public: { Enums: { ${enums.map(enumValues).join('\n')} } } } as const;
  `;
}

function table({ name, columns, relationships }: Table): string {
  return `${name}: {
    Row: { ${columns.map((column) => field(column, false)).join('\n')} };
    Insert: { ${columns.map((column) => (column.generated ? never(column) : field(column, column.optional))).join('\n')} };
    Update: { ${columns.map((column) => (column.generated ? never(column) : field(column, true))).join('\n')} };
    Relationships: [${relationships.map(relationship).join(', ')}];
  };`;
}

function view({ name, columns }: Table): string {
  return `${name}: { Row: { ${columns.map((column) => field(column, false)).join('\n')} }; Relationships: [] };`;
}

function func({ name, args, returns, isTable }: Func): string {
  const fields = args.map((arg) => field(arg, arg.optional)).join('\n');
  const answer = isTable
    ? `{ ${returns.map((column) => field(column, false)).join('\n')} }[]`
    : returns.map((value) => `${typeOf(value)}${value.isArray ? '[]' : ''}`).join('');
  return `${name}: { Args: ${fields ? `{ ${fields} }` : 'never'}; Returns: ${answer} };`;
}

function field(column: Column, optional: boolean): string {
  const type = `${typeOf(column)}${column.isArray ? '[]' : ''}`;
  return `${column.name}${optional ? '?' : ''}: ${type}${column.nullable ? ' | null' : ''};`;
}

function never({ name }: Column): string {
  return `${name}?: never;`;
}

function typeOf({ type, isEnum, name }: Column): string {
  if (isEnum) return `Database['public']['Enums']['${type}']`;
  if (NUMBERS.includes(type)) return 'number';
  if (TEXTS.includes(type)) return 'string';
  if (type === 'bool') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  throw new Error(`No TypeScript type is known for column ${name} of type ${type}.`);
}

function relationship(it: Relationship): string {
  return JSON.stringify(it);
}

function enumType({ name, values }: Enum): string {
  return `${name}: ${values.map((value) => `'${value}'`).join(' | ')};`;
}

function enumValues({ name, values }: Enum): string {
  return `${name}: [${values.map((value) => `'${value}'`).join(', ')}],`;
}
