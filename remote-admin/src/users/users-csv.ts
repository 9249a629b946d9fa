import type { CsvCell } from '@marisma/shared/format';
import type { t } from '../texts';
import type { User } from './user';

/** Users as the rows of a file: a line of names, then one line each; moments in ISO 8601. */
export function usersAsRows(users: readonly User[], texts: typeof t.users): CsvCell[][] {
  const { name, email, roles, created } = texts.columns;
  return [
    [texts.csvId, name, email, roles, created],
    ...users.map((user) => [
      user.id,
      user.name,
      user.email,
      user.roles.join('; '),
      user.createdAt === null ? null : new Date(user.createdAt).toISOString(),
    ]),
  ];
}
