import { fold, type User } from './user';

/**
 * The users whose first name, last name, email or a role contains the text, whatever its case or accents.
 * Blanks around it don't count; a blank text finds everybody.
 */
export function searchUsers(users: readonly User[], text: string): readonly User[] {
  const wanted = fold(text.trim());
  return wanted === '' ? users : users.filter((user) => user.key.haystack.includes(wanted));
}
