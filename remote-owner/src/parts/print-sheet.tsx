export { PrintOnly, PrintSheet } from '@marisma/shared/ui';
