export { report, type Note, type Report } from './report';
