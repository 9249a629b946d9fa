import { declareArea } from '@marisma/shared/contract';

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
      title: 'Dashboard · Marisma',
      translations: { es: { title: 'Mi panel · Marisma' } },
    },
    {
      path: '/dashboard/*',
      access: ['client'],
      frame: 'site',
      firstData,
      title: 'Dashboard · Marisma',
      translations: { es: { title: 'Mi panel · Marisma' } },
    },
  ],
});
