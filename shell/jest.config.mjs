export { default } from '@marisma/shared/jest';
