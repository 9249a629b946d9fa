export { useRequestKey } from '@marisma/area-kit/ui';
