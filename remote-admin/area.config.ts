import { declareArea, titled } from '@marisma/shared/contract';
import * as en from './src/texts/en';
import * as es from './src/texts/es';

const words = titled(`${en.common.area} · Marisma`, `${es.common.area} · Marisma`);

export default declareArea({
  name: 'admin',
  paths: [{ path: '/admin/*', access: ['admin'], frame: 'site', ...words }],
  links: [
    {
      place: 'account',
      order: 20,
      to: '/admin',
      label: { en: 'Admin Dashboard', es: 'Panel de administración' },
      roles: ['admin'],
    },
  ],
  homes: { admin: '/admin' },
});
