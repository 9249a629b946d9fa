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

export interface Func {
  name: string;
  args: Column[];
  returns: Column[];
  /** Whether the function answers rows, whose columns `returns` lists; otherwise it lists the one value. */
  isTable: boolean;
}

export interface Schema {
  tables: Table[];
  views: Table[];
  functions: Func[];
  enums: Enum[];
}

/** Reads the tables, views, functions and enums of the public schema in alphabetical order. */
export async function readSchema(sql: Sql): Promise<Schema> {
  const read = async <T>(query: string): Promise<T[]> =>
    (await sql(query)).map((row) => parse<T>(row['json']));
  return {
    tables: await read<Table>(relations('r', 'p')),
    views: await read<Table>(relations('v', 'm')),
    functions: await read<Func>(FUNCTIONS),
    enums: await read<Enum>(ENUMS),
  };
}

function parse<T>(value: unknown): T {
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}

const TYPE = `
        'type', case when t.typcategory = 'A' then e.typname else t.typname end,
        'isEnum', coalesce(e.typtype, t.typtype) = 'e',
        'isArray', t.typcategory = 'A',`;

const relations = (...kinds: string[]): string => `
  select json_build_object(
    'name', c.relname,
    'columns', (
      select json_agg(json_build_object(
        'name', a.attname,${TYPE}
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
  ) as json
  from pg_class c where c.relnamespace = 'public'::regnamespace
    and c.relkind in (${kinds.map((kind) => `'${kind}'`).join(', ')})
  order by c.relname collate "C"`;

// Arguments have the mode 'i' or none at all; the columns of returned rows have the mode 't'.
const FUNCTIONS = `
  select json_build_object(
    'name', p.proname,
    'args', coalesce(json_agg(a.column order by a.name) filter (where a.mode = 'i'), '[]'::json),
    'returns', json_agg(a.column order by a.name) filter (where a.mode = case when p.proretset then 't' else 'r' end),
    'isTable', p.proretset
  ) as json
  from pg_proc p cross join lateral (
    select given.name collate "C" as name, given.mode, json_build_object(
        'name', given.name,${TYPE}
        'nullable', false, 'generated', false, 'optional', given.place > p.pronargs - p.pronargdefaults
      ) as column
    from (
      select coalesce(p.proargnames[place], '') as name, type, coalesce(p.proargmodes[place], 'i') as mode, place
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as arg (type, place)
      union all select '', p.prorettype, 'r', 0
    ) as given
    join pg_type t on t.oid = given.type
    left join pg_type e on t.typcategory = 'A' and e.oid = t.typelem
  ) as a
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
  group by p.oid, p.proname, p.proretset order by p.proname collate "C"`;

const ENUMS = `
  select json_build_object('name', t.typname, 'values', json_agg(e.enumlabel order by e.enumsortorder)) as json
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname order by t.typname collate "C"`;
