import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the desk's page about staff. */
export const people = selectTexts('people', {
  lead: 'Who works at the desk, and who grants access.',
  search: 'Find an account',
  searchHint: 'By name or email. Leave it empty to see the staff.',
  staffList: 'Staff',
  foundList: 'Accounts found',
  waitingList: 'Accounts that wait for you',
  loading: 'Loading people',
  failedTitle: 'The people could not be loaded',
  failedHint: 'Check the connection and try again.',
  onlyAdmins: 'Only admins see this page',
  onlyAdminsHint: 'Ask an admin to add somebody to the desk or to take somebody off it.',
  notAllowedHint: 'Only an admin sees this page; if you use two-step verification, sign in with your code.',
  nobody: 'No account matches',
  nobodyHint: 'Try a part of the name or of the email address.',
  more: 'Show more people',
  you: 'You',
  roles: { admin: 'Admin', management: 'Management', owner: 'Owner', client: 'Guest' },
  waiting: 'Management, not approved',
  changed: (day: string, name: string) => `Changed on ${day} by ${name}`,
  actions: {
    makeAdmin: 'Make admin',
    makeManagement: 'Add to management',
    approve: 'Approve',
    takeAdmin: 'Remove admin role',
    takeManagement: 'Remove management role',
  },
  ofPerson: (action: string, name: string) => `${action}: ${name}`,
  confirm: {
    makeAdmin: {
      title: (name: string) => `Make ${name} an admin?`,
      text: 'An admin reads and answers every request, sees all accounts, and decides who is staff.',
    },
    makeManagement: {
      title: (name: string) => `Add ${name} to management?`,
      text: 'Management reads and answers every request, with the names and contacts of guests, and changes stays and hours.',
    },
    approve: {
      title: (name: string) => `Approve ${name}?`,
      text: 'This account chose management when it signed up. Once approved it reads and answers every request, with the names and contacts of guests, and changes stays and hours.',
    },
    takeAdmin: {
      title: (name: string) => `Remove the admin role from ${name}?`,
      text: 'The account can no longer see other accounts or decide who is staff. It keeps its other roles.',
    },
    takeManagement: {
      title: (name: string) => `Remove the management role from ${name}?`,
      text: 'The account can no longer read or answer requests. It keeps its other roles.',
    },
  },
  houses: (names: string) => `Owns ${names}`,
  noHouse: 'Waits for a house to be linked',
  link: 'Link a house',
  refuse: {
    action: 'Refuse',
    title: (name: string) => `Refuse ${name}?`,
    text: 'The account becomes a guest’s account again, and its person reads your reason by email.',
    reason: 'Reason',
    done: (name: string) => `${name} is refused`,
  },
  saving: 'Saving…',
  no: 'Cancel',
  done: {
    makeAdmin: (name: string) => `${name} is an admin now`,
    makeManagement: (name: string) => `${name} is in management now`,
    approve: (name: string) => `${name} is approved`,
    takeAdmin: (name: string) => `${name} is no longer an admin`,
    takeManagement: (name: string) => `${name} is no longer in management`,
  },
});
