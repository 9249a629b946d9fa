import type { Sql } from '../database';

export interface Column {
  name: string;
  type: string;
  isEnum: boolean;
  isArray: boolean;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}

export interface Relationship {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

export interface Table {
  name: string;
  columns: Column[];
  relationships: Relationship[];
}

export interface Enum {
  name: string;
  values: string[];
}

export interface Schema {
  tables: Table[];
  enums: Enum[];
}

/**
 * Reads the tables and enums of the public schema in alphabetical order.
 * @throws Error on views and functions, which the project does not expose
 */
export async function readSchema(sql: Sql): Promise<Schema> {
  const [others] = await sql(OTHERS);
  if (others && Number(others['count']) > 0) {
    throw new Error('The public schema has views or functions, which the type generator does not cover.');
  }
  const tables = await sql(TABLES);
  const enums = await sql(ENUMS);
  return {
    tables: tables.map((row) => parse<Table>(row['table'])),
    enums: enums.map((row) => parse<Enum>(row['enum'])),
  };
}

function parse<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}

const OTHERS = `
  select (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f'))
       + (select count(*) from pg_proc where pronamespace = 'public'::regnamespace) as count`;

const TABLES = `
  select json_build_object(
    'name', c.relname,
    'columns', (
      select json_agg(json_build_object(
        'name', a.attname,
        'type', case when t.typcategory = 'A' then e.typname else t.typname end,
        'isEnum', coalesce(e.typtype, t.typtype) = 'e',
        'isArray', t.typcategory = 'A',
        'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a'
      ) order by a.attname collate "C")
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ),
    'relationships', coalesce((
      select json_agg(json_build_object(
        'foreignKeyName', k.conname,
        'columns', (select json_agg(a.attname order by n.place) from unnest(k.conkey) with ordinality n (key, place)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.key),
        'isOneToOne', exists (
          select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indkey::int2[] <@ k.conkey
        ),
        'referencedRelation', r.relname,
        'referencedColumns', (select json_agg(a.attname order by n.place)
          from unnest(k.confkey) with ordinality n (key, place)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.key)
      ) order by k.conname)
      from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and r.relnamespace = 'public'::regnamespace
    ), '[]'::json)
  ) as "table"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname collate "C"`;

const ENUMS = `
  select json_build_object('name', t.typname, 'values', json_agg(e.enumlabel order by e.enumsortorder)) as "enum"
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname order by t.typname collate "C"`;
