import type { ReactNode } from 'react';
import type { Tables } from '@marisma/area-kit/data';
import type { t } from '../texts';
import { UserActions, UserDay, UserEmail, UserName, UserRoles, type RolesState } from './user-cells';

/** The fields of `profiles` that the columns read. */
export const PROFILE_FIELDS = ['user_id', 'first_name', 'last_name', 'email', 'created_at'] as const;
export type ProfileRow = Pick<Tables<'profiles'>, (typeof PROFILE_FIELDS)[number]>;
export type Person = ProfileRow & { roles: readonly string[] };

/** Each column has a name in the texts. */
export type ColumnKey = keyof typeof t.users.columns;

interface UserColumn {
  /** The text that is sorted and exported, empty when it is missing. A column without it is neither. */
  value?: (person: Person) => string;
  searched?: true;
  fixed?: true;
  /** See `Column` of the kit's table. */
  named?: true;
  cell: (value: string, person: Person, roles: RolesState) => ReactNode;
}

/** The columns in order. Request, table, search, sorting, export and choice of columns follow from them. */
export const COLUMNS: Readonly<Record<ColumnKey, UserColumn>> = {
  name: {
    value: ({ first_name, last_name }) => `${first_name?.trim() ?? ''} ${last_name?.trim() ?? ''}`.trim(),
    searched: true,
    fixed: true,
    cell: (name, { user_id }) => <UserName id={user_id} name={name} />,
  },
  email: {
    value: ({ email }) => email?.trim() ?? '',
    searched: true,
    cell: (email) => <UserEmail email={email} />,
  },
  roles: {
    value: ({ roles }) => roles.join('; '),
    searched: true,
    cell: (_value, { roles }, state) => <UserRoles roles={roles} state={state} />,
  },
  created: {
    value: ({ created_at }) => new Date(created_at).toISOString(),
    named: true,
    cell: (moment) => <UserDay moment={moment} />,
  },
  actions: { cell: (_value, { user_id }) => <UserActions id={user_id} /> },
};
export const COLUMN_KEYS = Object.keys(COLUMNS) as ColumnKey[];

/** The value of a column, empty when it is missing. */
export const valueOf = (key: ColumnKey, person: Person) => COLUMNS[key].value?.(person) ?? '';
