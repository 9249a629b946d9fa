import { declareArea } from '@marisma/shared/contract';

export default declareArea({
  name: 'owner',
  paths: [
    {
      path: '/owner-dashboard',
      access: ['owner'],
      frame: 'site',
      // Who the host is: the greeting waits for it.
      firstData: [{ request: 'profiles?select=first_name,last_name,email&user_id=eq.{user}', single: true }],
      title: 'Host Dashboard · Marisma',
      translations: { es: { title: 'Panel de anfitrión · Marisma' } },
    },
    {
      path: '/owner/*',
      access: ['owner', 'management'],
      frame: 'site',
      title: 'Owner area · Marisma',
      translations: { es: { title: 'Área de propietarios · Marisma' } },
    },
  ],
});
