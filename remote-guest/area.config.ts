import { declareArea, titled } from '@marisma/shared/contract';
import { dashboard } from './src/texts/en/dashboard';
import { dashboard as spanishDashboard } from './src/texts/es/dashboard';

const words = titled(dashboard.title, spanishDashboard.title);

/** Who the guest is: the greeting waits for it. */
const firstData = [{ request: 'profiles?select=first_name,last_name,email&user_id=eq.{user}', single: true }];

export default declareArea({
  name: 'guest',
  paths: [
    {
      path: '/dashboard',
      access: ['client'],
      frame: 'bare',
      firstData,
      ...words,
    },
    {
      path: '/dashboard/*',
      access: ['client'],
      frame: 'site',
      firstData,
      ...words,
    },
  ],
  links: [
    {
      place: 'account',
      order: 10,
      to: '/dashboard',
      label: { en: 'Dashboard', es: 'Mi panel' },
      roles: ['client'],
    },
  ],
  homes: { client: '/dashboard' },
});
