import { declareArea } from '@marisma/shared/contract';

export default declareArea({
  name: 'admin',
  paths: [
    {
      path: '/admin/*',
      access: ['admin'],
      frame: 'site',
      title: 'Admin Panel · Marisma',
      translations: { es: { title: 'Panel de administración · Marisma' } },
    },
  ],
});
