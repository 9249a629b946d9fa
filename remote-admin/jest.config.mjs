export { default } from '@marisma/area-kit/jest';
