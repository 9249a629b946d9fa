import { defineArea } from '@marisma/area-kit/contract';
import { lazyRoute } from '@marisma/area-kit/router';

export default defineArea([lazyRoute('/proposal', () => import('./deck/deck'))], { locale: 'es' });
