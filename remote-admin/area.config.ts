import { declareArea, titled } from '@marisma/area-kit/contract';
import * as en from './src/texts/en';
import * as es from './src/texts/es';

const words = titled(`${en.common.area} · Marisma`, `${es.common.area} · Marisma`);

export default declareArea({
  name: 'admin',
  paths: [
    { path: '/admin/*', access: ['admin'], frame: 'site', ...words },
    {
      path: '/desk/*',
      access: ['admin', 'management'],
      frame: 'site',
      ...titled(en.desk.pageTitle, es.desk.pageTitle),
    },
  ],
  links: [
    {
      place: 'account',
      order: 20,
      to: '/admin',
      label: { en: 'Admin Dashboard', es: 'Panel de administración' },
      roles: ['admin'],
    },
    {
      place: 'account',
      order: 15,
      to: '/desk',
      label: { en: en.desk.title, es: es.desk.title },
      roles: ['admin', 'management'],
      count: { rpc: 'desk_counts', field: 'open' },
    },
  ],
  homes: { admin: '/admin' },
});
