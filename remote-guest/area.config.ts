import { declareArea } from '@marisma/shared/contract';

export default declareArea({
  name: 'guest',
  paths: [
    {
      path: '/dashboard',
      access: ['client'],
      frame: 'bare',
      title: 'Dashboard · Marisma',
      translations: { es: { title: 'Mi panel · Marisma' } },
    },
    {
      path: '/dashboard/*',
      access: ['client'],
      frame: 'site',
      title: 'Dashboard · Marisma',
      translations: { es: { title: 'Mi panel · Marisma' } },
    },
  ],
});
