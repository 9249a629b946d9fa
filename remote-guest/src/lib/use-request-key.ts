export { useRequestKey } from '@marisma/shared/ui';
