export { PrintOnly, PrintSheet } from '@marisma/area-kit/ui';
