import { declareArea, titled } from '@marisma/shared/contract';
import * as en from './src/texts/en';
import * as es from './src/texts/es';

const words = titled(`${en.common.area} · Marisma`, `${es.common.area} · Marisma`);

export default declareArea({
  name: 'admin',
  paths: [
    {
      path: '/admin/users',
      access: ['admin'],
      frame: 'site',
      // The first rows of the list, and the roles that its figures count.
      firstData: [
        'profiles?select=user_id,first_name,last_name,email,created_at&order=created_at.desc,user_id.asc&offset=0&limit=1000',
        'user_roles?select=user_id,role&order=user_id.asc,role.asc&offset=0&limit=1000',
        'user_roles?select=role&order=user_id.asc,role.asc&offset=0&limit=1000',
      ].map((request) => ({ request, counted: true })),
      ...words,
    },
    { path: '/admin/*', access: ['admin'], frame: 'site', ...words },
  ],
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
